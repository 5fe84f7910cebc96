import { listAds, removeAd } from '@sarai/wire/desk/ads.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/ads/messages.en.ts'
import { fa } from '#features/ads/messages.fa.ts'
import { nowruz } from '#features/ads/testing/nowruz.ts'
import { desk } from '#testing/desk.ts'

const answering = (answer: Answer) => [answerTo(listAds, [nowruz]), answer]

describeScreen('removing an advertisement', {
  app: desk,
  address: '/ads',
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const ad = language === 'fa' ? nowruz.titleFa : nowruz.titleEn
    const open = () => press(t('remove', { ad }))
    const send = async () => {
      await open()
      await press(t('removeConfirm'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(removeAd)),
        act: open,
        shows: [t('removeTitle', { ad }), t('removeText'), t('removeConfirm')],
      },
      refused: {
        answers: answering(refusalOf(removeAd, 409, 'STATE_CHANGED')),
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: answering(lossOf(removeAd)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(removeAd)), act: send, shows: [t('removeText')] },
    }
  },
})
