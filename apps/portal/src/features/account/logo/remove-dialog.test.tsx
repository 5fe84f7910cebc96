import { readLogo, removeLogo } from '@sarai/wire/portal/money/vouchers.ts'
import { answerTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/account/logo/messages.en.ts'
import { fa } from '#features/account/logo/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const read = answerTo(readLogo, { url: 'data:image/png;base64,', version: 7 })

describeScreen('removing the logo', {
  app: portal,
  address: '/account/agency-logo',
  words: { en, fa },
  states: (t, { kit, form, problem }) => {
    const open = () => press(t('remove'))
    const send = async () => {
      await open()
      await press(t('remove'))
    }
    return {
      loaded: { answers: [read], act: open, shows: [t('removeTitle'), t('removeText'), t('remove'), kit('cancel')] },
      refused: {
        answers: [read, refusalOf(removeLogo, 409, 'STATE_CHANGED')],
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: [read, lossOf(removeLogo)], act: send, shows: [form('lostTitle'), t('removeTitle')] },
      slow: { answers: [read, silenceTo(removeLogo)], act: send, shows: [t('removeTitle')] },
    }
  },
})
