import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { cancelRequest, readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { answerTo, inTurn, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { aRequest } from '#features/requests/testing/some-requests.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482'
const number = 'R-10482'
const as = (Role: 'agent' | 'accountant') =>
  answerTo(readProfileSummary, {
    UserName: 'Mina Karimi',
    AgencyName: 'Parvaz Asia',
    Role,
    ShouldVerifyEmail: false,
  })

describeScreen('cancelling a request', {
  app: portal,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const answers = [as('agent'), answerTo(readRequest, aRequest(language))]
    const open = () => press(t('cancel'))
    const send = async () => {
      await open()
      await press(t('cancel'))
    }
    const question = t('cancelTitle', { number })
    return {
      loaded: { answers, act: open, shows: [question, t('cancelText'), t('cancelKeeps'), t('keep')] },
      refused: {
        answers: [...answers, refusalOf(cancelRequest, 409, 'STATE_CHANGED')],
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: {
        answers: [...answers, lossOf(cancelRequest)],
        act: send,
        shows: [form('lostTitle'), form('lostText'), question],
      },
      slow: { answers: [...answers, silenceTo(cancelRequest)], act: send, shows: [question] },
    }
  },
})

test.each(drawnLanguages('sends the version that was'))(
  'sends the version that was read, says that it is done and shows it, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const request = aRequest(language, { State: 'PaymentPending' })
    const cancelled = aRequest(language, { State: 'Cancelled', Turn: 'nobody', TurnDueAt: null, Version: 4 })
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [
        as('agent'),
        inTurn(answerTo(readRequest, request), answerTo(readRequest, cancelled)),
        answerTo(cancelRequest, null),
      ],
    })
    await press(t('cancel'))
    await expectShown([t('cancelTextAccepted')])
    await press(t('cancel'))
    await expectShown([t('cancelDone', { number }), t('cancelledTitle')])
    expect(asked.filter(({ method }) => method === 'DELETE').map(({ url }) => new URL(url).search)).toEqual([
      '?Version=3',
    ])
    await expect.element(page.getByRole('button', { name: t('cancel') })).not.toBeInTheDocument()
  },
)

test.each([
  ['a request that is confirmed', 'agent', 'Confirmed'],
  ['a request that was cancelled', 'agent', 'Cancelled'],
  ['an accountant', 'accountant', 'New'],
] as const)('is not offered for %s', async (_, role, State) => {
  await drawScreen(portal, address, {
    language: 'en',
    answers: [as(role), answerTo(readRequest, aRequest('en', { State }))],
  })
  await expectShown([number])
  await expect.element(page.getByRole('button', { name: en.cancel })).not.toBeInTheDocument()
})
