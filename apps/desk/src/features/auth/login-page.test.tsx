import { enrolFactor, finishDeskLogin, startDeskLogin } from '@sarai/wire/desk/accounts.ts'
import { en as loginEn } from '@sarai/frame/login/login-words.en.ts'
import { fa as loginFa } from '@sarai/frame/login/login-words.fa.ts'
import { answerTo, failureOf, refusalOf, silenceTo, supportPhone, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import type { Translate } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { en as codesEn } from '#shared/recovery-codes/recovery-words.en.ts'
import { fa as codesFa } from '#shared/recovery-codes/recovery-words.fa.ts'
import { desk } from '#testing/desk.ts'

const screen = {
  app: desk,
  address: '/login',
  as: 'visitor',
  words: { en: { ...codesEn, ...loginEn, ...en }, fa: { ...codesFa, ...loginFa, ...fa } },
} as const
type Say = Translate<typeof screen.words.en>

async function logIn(t: Say): Promise<void> {
  await fill({ [t('username')]: 'leila@sarai.example', [t('password')]: 'Caravan7Yazd' })
  await press(t('logIn'))
}

describeScreen('the login of the desk', {
  ...screen,
  states: (t, { problem }) => ({
    loaded: { shows: [t('welcome'), t('help'), t('username'), t('password'), t('logIn')] },
    empty: { act: () => press(t('logIn')), shows: [t('wrongRequired')] },
    refused: {
      answers: [refusalOf(startDeskLogin, 400, 'LOGIN_FAILED')],
      act: () => logIn(t),
      shows: [problem('LOGIN_FAILED')],
    },
    failing: {
      answers: [failureOf(startDeskLogin)],
      act: () => logIn(t),
      shows: [problem('UNEXPECTED', { phone: supportPhone })],
    },
    slow: { answers: [silenceTo(startDeskLogin)], act: () => logIn(t), shows: [t('welcome')] },
  }),
})

const asksForCode = answerTo(startDeskLogin, { next: 'code', challenge: 'challenge-of-the-test' })

describeScreen('the code of a login', {
  ...screen,
  states: (t, { problem }) => {
    const answering = (answer: Answer) => [asksForCode, answer]
    const send = async () => {
      await logIn(t)
      await fill({ [t('code')]: '123456' })
      await press(t('logIn'))
    }
    const ways = [t('useRecoveryCode'), t('startAgain')]
    return {
      loaded: {
        answers: [asksForCode],
        act: () => logIn(t),
        shows: [t('codeTitle'), t('codeHelp'), t('code'), t('logIn'), ...ways],
      },
      empty: {
        answers: [asksForCode],
        act: async () => {
          await logIn(t)
          await press(t('useRecoveryCode'))
          await press(t('logIn'))
        },
        shows: [t('recoveryTitle'), t('recoveryHelp'), t('recoveryCode'), t('required'), t('useCode')],
      },
      refused: {
        answers: answering(refusalOf(finishDeskLogin, 400, 'CODE_WRONG', { fields: ['code'] })),
        act: send,
        shows: [problem('CODE_WRONG')],
      },
      failing: {
        answers: answering(failureOf(finishDeskLogin)),
        act: send,
        shows: [problem('UNEXPECTED', { phone: supportPhone })],
      },
      slow: { answers: answering(silenceTo(finishDeskLogin)), act: send, shows: [t('codeHelp')] },
    }
  },
})

const asksForApp = answerTo(startDeskLogin, {
  next: 'enrol',
  challenge: 'challenge-of-the-test',
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Sarai:leila?secret=JBSWY3DPEHPK3PXP',
})

describeScreen('setting the authenticator app up', {
  ...screen,
  states: (t, { problem }) => {
    const answering = (answer: Answer) => [asksForApp, answer]
    const send = async () => {
      await logIn(t)
      await fill({ [t('enrolCode')]: '123456' })
      await press(t('enrolDone'))
    }
    const key = [t('qrLabel'), t('enrolByHand'), 'JBSW Y3DP EHPK 3PXP', t('copyKey')]
    return {
      loaded: {
        answers: [asksForApp],
        act: () => logIn(t),
        shows: [t('enrolTitle'), t('enrolHelp'), t('enrolScan'), ...key, t('enrolCode'), t('enrolDone')],
      },
      empty: {
        answers: [asksForApp],
        act: async () => {
          await logIn(t)
          await press(t('enrolDone'))
        },
        shows: [t('required')],
      },
      refused: {
        answers: answering(refusalOf(enrolFactor, 400, 'CODE_WRONG', { fields: ['code'] })),
        act: send,
        shows: [problem('CODE_WRONG')],
      },
      failing: {
        answers: answering(failureOf(enrolFactor)),
        act: send,
        shows: [problem('UNEXPECTED', { phone: supportPhone })],
      },
      slow: { answers: answering(silenceTo(enrolFactor)), act: send, shows: [t('enrolScan')] },
    }
  },
})

const kept = { token: 'of.the.test', expiresIn: 300, recoveryCodes: ['ABCD-EFGH-JKLM-NPQR'] }

describeView('whoever has set the app up is told the recovery codes, this once', {
  ...screen,
  shown: (t) => ({
    answers: [asksForApp, answerTo(enrolFactor, kept)],
    act: async () => {
      await logIn(t)
      await fill({ [t('enrolCode')]: '123456' })
      await press(t('enrolDone'))
    },
    shows: [t('title'), kept.recoveryCodes[0]!, t('copy'), t('download'), t('kept'), t('goOn')],
  }),
})
