import { addAd, editAd, listAds } from '@sarai/wire/desk/ads.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/ads/messages.en.ts'
import { fa } from '#features/ads/messages.fa.ts'
import { nowruz } from '#features/ads/testing/nowruz.ts'
import { desk } from '#testing/desk.ts'

const answering = (answer: Answer) => [answerTo(listAds, [nowruz]), answer]

describeScreen('an advertisement', {
  app: desk,
  address: '/ads',
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const ad = language === 'fa' ? nowruz.titleFa : nowruz.titleEn
    const edit = () => press(t('edit', { ad }))
    const save = async () => {
      await edit()
      await fill({ [t('textEn')]: 'Rooms with a view' })
      await press(t('save'))
    }
    const words = [t('titleEn'), t('titleFa'), t('textEn'), t('textFa'), t('linkEn'), t('linkFa'), t('linkHint')]
    const days = [t('shownFrom'), t('shownUntil'), t('active')]
    const picture = [t('chooseOther'), t('pictureHint'), t('preview'), t('previewNote')]
    return {
      loaded: {
        answers: answering(silenceTo(editAd)),
        act: edit,
        shows: [t('editTitle'), ...words, ...days, ...picture, nowruz.titleEn, nowruz.titleFa, nowruz.linkFa],
      },
      empty: {
        answers: answering(silenceTo(addAd)),
        act: async () => {
          await press(t('newAd'))
          await press(t('add'))
        },
        shows: [form('wrongRequired'), en.previewTitle, fa.previewTitle, t('choose')],
      },
      refused: {
        answers: answering(refusalOf(editAd, 409, 'STATE_CHANGED')),
        act: save,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: answering(lossOf(editAd)), act: save, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(editAd)), act: save, shows: [t('editTitle')] },
    }
  },
})
