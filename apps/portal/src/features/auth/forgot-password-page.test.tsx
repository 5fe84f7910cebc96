import { expect, test } from 'vitest'
import { forgotPassword } from '@sarai/wire/portal/accounts.ts'
import { en as formEn } from '@sarai/frame/form/form-words.en.ts'
import { en as loginEn } from '@sarai/frame/login/login-words.en.ts'
import { fa as loginFa } from '@sarai/frame/login/login-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, inTurn, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const words = { en: { ...loginEn, ...en }, fa: { ...loginFa, ...fa } }

describeScreen('asking for a new password', {
  app: portal,
  address: '/auth/forgot-password',
  as: 'visitor',
  words,
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

test('an answer that is lost is told, what was typed stays, and the second press repeats the first write', async () => {
  const t = translator('en', words)
  const lost = lossOf(forgotPassword)
  // The client itself tries twice.
  const answers = [inTurn(lost, lost, answerTo(forgotPassword, null))]
  const { asked, address } = await drawScreen(portal, '/auth/forgot-password', {
    language: 'en',
    answers,
    as: 'visitor',
  })
  await fill({ [t('username')]: 'somebody@abi.example' })
  await press(t('sendLink'))
  await expectShown([formEn.lostTitle, 'somebody@abi.example'])
  await press(t('sendLink'))
  await expect.poll(address).toBe('/auth/forgot-password-submitted')
  const keys = asked.filter(({ method }) => method === 'POST').map((call) => call.headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})
