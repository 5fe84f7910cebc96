import { page } from 'vitest/browser'
import { expect, onTestFinished, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { priceRevival, reviveRequest } from '@sarai/wire/portal/life/revivals.ts'
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
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { aRequest } from '#features/requests/testing/some-requests.ts'
import { setClientView } from '#shared/client-view/client-view.ts'
import { en as deadlineEn } from '#shared/deadline/messages.en.ts'
import { fa as deadlineFa } from '#shared/deadline/messages.fa.ts'
import { en as changeEn } from '#shared/price-change/messages.en.ts'
import { fa as changeFa } from '#shared/price-change/messages.fa.ts'
import { session } from '#shared/session.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482'
const deadlineWords = { en: deadlineEn, fa: deadlineFa }
const number = 'R-10482'
const until = '2031-11-16T14:30:00.000Z'
const euros = (language: Language, minor: number) => showMoney(language, money(minor, 'EUR'))
const as = (Role: 'agent' | 'accountant') =>
  answerTo(readProfileSummary, { UserName: 'Mina Karimi', AgencyName: 'Parvaz Asia', Role, ShouldVerifyEmail: false })
const expired = (language: Language, ReviveUntil = until) =>
  aRequest(language, { State: 'Cancelled', Turn: 'agency', TurnDueAt: ReviveUntil, ReviveUntil })

const firstQuote = '7f2b6ad8-5a0e-4f0e-9b3c-5a1f6d1f2a10'
const secondQuote = '0c9d6c0e-54c4-4c7e-8f5d-d1b7f0a3c111'

/** The stay at a price of now: as it was, or with a first night in the first room that costs so much more. */
function aQuote(language: Language, more = 0, QuoteId = firstQuote): QuoteReply {
  const { Currency, CurrencySign, EachRoomPrice, CancellationPolicy, FreeCancellationUntil, ...request } =
    aRequest(language)
  const [first, ...others] = EachRoomPrice
  const [night, ...nights] = first!.FareBreakDown
  const dearer = { ...night!, Price: { ...night!.Price, Room: night!.Price.Room + more } }
  return {
    QuoteId,
    ExpiresAt: '2031-11-15T15:00:00.000Z',
    Currency,
    CurrencySign,
    EachRoomPrice: [{ ...first!, TotalPrice: first!.TotalPrice + more, FareBreakDown: [dearer, ...nights] }, ...others],
    TotalPrice: request.TotalPrice + more,
    TotalCommissionPerHotel: request.TotalCommissionPerHotel,
    FinalPrice: request.FinalPrice + more,
    CancellationPolicy,
    FreeCancellationUntil,
  }
}

describeScreen('reviving a request', {
  app: portal,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const answers = [as('agent'), answerTo(readRequest, expired(language))]
    const priced = [...answers, answerTo(priceRevival, aQuote(language))]
    const price = euros(language, 39_600)
    const open = () => press(t('revive'))
    const send = async () => {
      await open()
      await press(t('reviveConfirm', { price }))
    }
    const question = t('reviveTitle', { number })
    return {
      loaded: {
        answers: priced,
        act: open,
        shows: [question, t('reviveSame', { price }), t('reviveText')],
      },
      refused: {
        answers: [...priced, refusalOf(reviveRequest, 409, 'STATE_CHANGED')],
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: {
        answers: [...priced, lossOf(reviveRequest)],
        act: send,
        shows: [form('lostTitle'), form('lostText'), question],
      },
      slow: { answers: [...priced, silenceTo(reviveRequest)], act: send, shows: [question] },
    }
  },
})

test.each(drawnLanguages('reviving a request'))(
  'names the time that is left, the price of now and the version that was read, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const deadline = translator(language, deadlineWords)
    const revived = aRequest(language, { Version: 4 })
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [
        as('agent'),
        // Read again after the price was asked for, and after it was revived.
        inTurn(
          answerTo(readRequest, expired(language)),
          answerTo(readRequest, expired(language)),
          answerTo(readRequest, revived),
        ),
        answerTo(priceRevival, aQuote(language)),
        answerTo(reviveRequest, null),
      ],
    })
    const time = showDeadline(language, Date.parse(until))
    await expectShown([
      t('expiredTitle'),
      t('expiredText', { time }),
      deadline('timeLeft'),
      deadline('tehran'),
      deadline('hotelTime'),
    ])
    await press(t('revive'))
    await press(t('reviveConfirm', { price: euros(language, 39_600) }))
    await expectShown([t('reviveDone', { number }), t('newText')])
    const sent = asked.find(({ url }) => url.endsWith('/revive'))
    expect(await sent!.json()).toEqual({ version: 3, quoteId: firstQuote })
  },
)

test.each(drawnLanguages('reviving a request'))(
  'shows what another price is made of, night by night, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const c = translator(language, { en: changeEn, fa: changeFa })
    await drawScreen(portal, address, {
      language,
      answers: [as('agent'), answerTo(readRequest, expired(language)), answerTo(priceRevival, aQuote(language, 1_000))],
    })
    await press(t('revive'))
    await expectShown([
      t('reviveMoved', { before: euros(language, 39_600), after: euros(language, 40_600) }),
      c('sameNights', { count: 1 }),
    ])
    const nights = page.getByRole('alertdialog').getByRole('listitem')
    // The one that is dearer, and three sums.
    expect(nights.all()).toHaveLength(4)
  },
)

test.each(drawnLanguages('reviving a request'))(
  'says before a client that the commission has to be shown where only that has changed, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const c = translator(language, { en: changeEn, fa: changeFa })
    const quote = { ...aQuote(language), TotalCommissionPerHotel: 3_000, FinalPrice: 40_600 }
    session.begin('of.the.test')
    setClientView(true)
    onTestFinished(() => setClientView(false))
    await drawScreen(portal, address, {
      language,
      answers: [as('agent'), answerTo(readRequest, expired(language)), answerTo(priceRevival, quote)],
    })
    await press(t('revive'))
    await expectShown([c('hiddenTitle'), t('reviveConfirm', { price: euros(language, 43_600) })])
    expect(page.getByText(t('reviveMovedNights', { price: euros(language, 43_600) })).all()).toEqual([])
    expect(page.getByRole('alertdialog').getByRole('list').all()).toEqual([])
  },
)

test('asks for the price again when it has changed once more, and shows the new one', async () => {
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [
      as('agent'),
      answerTo(readRequest, expired('en')),
      inTurn(answerTo(priceRevival, aQuote('en')), answerTo(priceRevival, aQuote('en', 1_000, secondQuote))),
      refusalOf(reviveRequest, 400, 'PRICE_CHANGED'),
    ],
  })
  const t = translator('en', { en, fa })
  await press(t('revive'))
  await press(t('reviveConfirm', { price: euros('en', 39_600) }))
  await expectShown([t('reviveMoved', { before: euros('en', 39_600), after: euros('en', 40_600) })])
  expect(asked.filter(({ url }) => url.endsWith('/price'))).toHaveLength(2)
})

test('is not offered to an accountant, nor once its time is over', async () => {
  const answersFor = (role: 'agent' | 'accountant', ReviveUntil: string) => [
    as(role),
    answerTo(readRequest, expired('en', ReviveUntil)),
  ]
  const t = translator('en', { en, fa })
  await drawScreen(portal, address, { language: 'en', answers: answersFor('accountant', until) })
  await expectShown([t('expiredTitle')])
  await expect.element(page.getByRole('button', { name: en.revive })).not.toBeInTheDocument()
  const passed = '2025-11-16T14:30:00.000Z'
  await drawScreen(portal, address, { language: 'en', answers: answersFor('agent', passed) })
  await expectShown([t('expiredTextOver', { time: showDeadline('en', Date.parse(passed)) })])
  await expect.element(page.getByRole('button', { name: en.revive })).not.toBeInTheDocument()
})
