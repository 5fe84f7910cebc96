import { page } from 'vitest/browser'
import { expect, onTestFinished, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { readRequest, type RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { acceptOffer, declineOffer } from '@sarai/wire/portal/life/offers.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo, inTurn, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/details/offer/messages.en.ts'
import { fa } from '#features/requests/details/offer/messages.fa.ts'
import { anOffer, aRequest } from '#features/requests/testing/some-requests.ts'
import { setClientView } from '#shared/client-view/client-view.ts'
import { session } from '#shared/session.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482'
const number = 'R-10482'
const euros = (language: Language, minor: number) => showMoney(language, money(minor, 'EUR'))
const as = (Role: 'agent' | 'accountant') =>
  answerTo(readProfileSummary, { UserName: 'Mina Karimi', AgencyName: 'Parvaz Asia', Role, ShouldVerifyEmail: false })
const offered = (language: Language, more = 2_000, changes: Partial<RequestDetails> = {}) => {
  const request = aRequest(language, { State: 'New', Turn: 'agency', ...changes })
  return { ...request, Offer: anOffer(request, more) }
}

describeScreen('answering an offer', {
  app: portal,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const answers = [as('agent'), answerTo(readRequest, offered(language))]
    const after = euros(language, 41_600)
    const accept = t('accept', { price: after })
    const open = () => press(accept)
    const send = async () => {
      await open()
      await page.getByRole('alertdialog').getByRole('button', { name: accept }).click()
    }
    const question = t('acceptTitle', { after, number })
    return {
      loaded: { answers, act: open, shows: [question, t('acceptText'), accept, t('keepOffer')] },
      refused: {
        answers: [...answers, refusalOf(acceptOffer, 409, 'STATE_CHANGED')],
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: [...answers, lossOf(acceptOffer)], act: send, shows: [form('lostTitle'), question] },
      slow: { answers: [...answers, silenceTo(acceptOffer)], act: send, shows: [question] },
    }
  },
})

test.each(drawnLanguages('answering an offer'))(
  'an offer shows old and new price, why and until when, and both ways to answer, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    await drawScreen(portal, address, { language, answers: [as('agent'), answerTo(readRequest, offered(language))] })
    const [before, after] = [euros(language, 39_600), euros(language, 41_600)]
    const time = showDeadline(language, Date.parse('2031-11-16T14:30:00.000Z'))
    await expectShown([
      t('offerTitle', { before, after, time }),
      t('offerReason', { reason: 'The hotel asks for more.' }),
      t('offerNights'),
      t('decline'),
    ])
    await expect.element(page.getByRole('button', { name: t('accept', { price: after }) })).toBeVisible()
  },
)

const t = translator('en', { en, fa })
const after = euros('en', 41_600)

test('the answer names the version and the offer that were read', async () => {
  const declined = aRequest('en', { State: 'New', Version: 4 })
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [
      as('agent'),
      inTurn(answerTo(readRequest, offered('en')), answerTo(readRequest, declined)),
      answerTo(declineOffer, null),
    ],
  })
  await press(t('decline'))
  await expectShown([t('declineText', { before: euros('en', 39_600) })])
  await press(t('declineConfirm'))
  await expectShown([t('declineDone', { number })])
  const sent = asked.find(({ url }) => url.endsWith('/offer/decline'))!
  expect(await sent.json()).toEqual({ version: 3, offer: 2 })
  await expect.element(page.getByRole('button', { name: t('decline') })).not.toBeInTheDocument()
})

test('a yes to an offer that was replaced is refused, and the page shows the new one', async () => {
  const replaced = { ...offered('en', 5_000, { Version: 4 }) }
  await drawScreen(portal, address, {
    language: 'en',
    answers: [
      as('agent'),
      inTurn(answerTo(readRequest, offered('en')), answerTo(readRequest, replaced)),
      refusalOf(acceptOffer, 409, 'STATE_CHANGED'),
    ],
  })
  await press(t('accept', { price: after }))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('accept', { price: after }) })
    .click()
  await expect.element(page.getByRole('button', { name: t('accept', { price: euros('en', 44_600) }) })).toBeVisible()
})

test('an accountant reads it and cannot answer', async () => {
  await drawScreen(portal, address, {
    language: 'en',
    answers: [as('accountant'), answerTo(readRequest, offered('en'))],
  })
  await expectShown([t('accountant')])
  await expect.element(page.getByRole('button', { name: t('decline') })).not.toBeInTheDocument()
})

test('an offer that is over cannot be answered any more', async () => {
  const over = offered('en')
  const answers = [
    as('agent'),
    answerTo(readRequest, { ...over, Offer: anOffer(over, 2_000, { Until: '2020-01-01T10:00:00.000Z' }) }),
  ]
  await drawScreen(portal, address, { language: 'en', answers })
  await expectShown([t('offerNights')])
  await expect.element(page.getByRole('button', { name: t('decline') })).not.toBeInTheDocument()
})

test('a client sees prices without what the agency earns', async () => {
  session.begin('of.the.test')
  setClientView(true)
  onTestFinished(() => setClientView(false))
  await drawScreen(portal, address, { language: 'en', answers: [as('agent'), answerTo(readRequest, offered('en'))] })
  const { TotalPrice } = offered('en')
  const accept = t('accept', { price: euros('en', TotalPrice + 2_000) })
  await expect.element(page.getByRole('button', { name: accept })).toBeVisible()
})
