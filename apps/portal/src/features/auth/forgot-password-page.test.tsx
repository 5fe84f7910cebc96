import { forgotPassword } from '@sarai/wire/portal/accounts.ts'
import { en as loginEn } from '@sarai/frame/login/login-words.en.ts'
import { fa as loginFa } from '@sarai/frame/login/login-words.fa.ts'
import { lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { portal } from '#testing/portal.ts'

describeScreen('asking for a new password', {
  app: portal,
  address: '/auth/forgot-password',
  as: 'visitor',
  words: { en: { ...loginEn, ...en }, fa: { ...loginFa, ...fa } },
  states: (t, { form, problem }) => {
    const send = async () => {
      await fill({ [t('username')]: 'nasrin@parvazasia.example' })
      await press(t('sendLink'))
    }
    const wait = { seconds: 90 }
    return {
      loaded: {
        shows: [t('forgotTitle'), t('forgotHelp'), t('username'), t('usernameHint'), t('sendLink'), t('backToLogin')],
      },
      empty: { act: () => press(t('sendLink')), shows: [form('wrongRequired'), form('fillMandatory')] },
      refused: {
        answers: [refusalOf(forgotPassword, 429, 'RATE_LIMITED', { values: wait })],
        act: send,
        shows: [problem('RATE_LIMITED', wait)],
      },
      failing: { answers: [lossOf(forgotPassword)], act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: [silenceTo(forgotPassword)], act: send, shows: [t('forgotTitle')] },
    }
  },
})
