import { requestToken } from '@sarai/wire/portal/accounts.ts'
import { en as loginEn } from '@sarai/frame/login/login-words.en.ts'
import { fa as loginFa } from '@sarai/frame/login/login-words.fa.ts'
import { failureOf, refusalOf, silenceTo, supportPhone } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/auth/login-words.en.ts'
import { fa } from '#features/auth/login-words.fa.ts'
import { portal } from '#testing/portal.ts'

describeScreen('the login', {
  app: portal,
  address: '/auth/login',
  as: 'visitor',
  words: { en: { ...loginEn, ...en }, fa: { ...loginFa, ...fa } },
  states: (t, { kit, problem }) => {
    const send = async () => {
      await fill({ [t('username')]: 'nasrin@parvazasia.example', [t('password')]: 'Caravan2026' })
      await press(t('logIn'))
    }
    const fields = [t('username'), t('password'), t('forgot')]
    const support = kit('support', { phone: supportPhone })
    return {
      loaded: { shows: [t('welcome'), t('loginHelp'), ...fields, t('noAccount'), t('requestAccount'), support] },
      empty: { act: () => press(t('logIn')), shows: [t('wrongRequired')] },
      refused: { answers: [refusalOf(requestToken, 400, 'LOGIN_FAILED')], act: send, shows: [problem('LOGIN_FAILED')] },
      failing: {
        answers: [failureOf(requestToken)],
        act: send,
        shows: [problem('UNEXPECTED', { phone: supportPhone })],
      },
      slow: { answers: [silenceTo(requestToken)], act: send, shows: [t('welcome')] },
    }
  },
})
