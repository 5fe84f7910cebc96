import { page } from 'vitest/browser'
import { describe, expect, test, vi } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { readContract, type ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { listContractPayments } from '@sarai/wire/portal/money/payments.ts'
import { downloadVoucher } from '@sarai/wire/portal/money/vouchers.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDate, showDateRange, showDeadline } from '@sarai/locale/date/date-display.ts'
import { showBriefDuration } from '@sarai/locale/date/duration-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo, failureOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as stateEn } from '@sarai/ui/booking/state-words.en.ts'
import { fa as stateFa } from '@sarai/ui/booking/state-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/contracts/details/messages.en.ts'
import { fa } from '#features/contracts/details/messages.fa.ts'
import { aContract, aContractRequest, dueAt, hotelIn } from '#features/contracts/testing/some-contracts.ts'
import { en as deadlineEn } from '#shared/deadline/messages.en.ts'
import { fa as deadlineFa } from '#shared/deadline/messages.fa.ts'
import { en as moneyEn } from '#shared/money/messages.en.ts'
import { fa as moneyFa } from '#shared/money/messages.fa.ts'
import { aReceipt, ofContract, someCash } from '#shared/payments/testing/some-payments.ts'
import { en as paymentEn } from '#shared/payments/messages.en.ts'
import { fa as paymentFa } from '#shared/payments/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/orders/order-details/2207'
const words = { en, fa }
const stateWords = { en: stateEn, fa: stateFa }
const deadlineWords = { en: deadlineEn, fa: deadlineFa }
const moneyWords = { en: moneyEn, fa: moneyFa }
const euros = (language: Language, minor: number) => showMoney(language, money(minor, 'EUR'))
const paid = answerTo(listContractPayments, { Receipts: [ofContract(aReceipt())], Cash: [ofContract(someCash())] })
const unpaid = answerTo(listContractPayments, { Receipts: [], Cash: [] })
const stay = [calendarDay('2031-12-20'), calendarDay('2031-12-25')] as const

describeScreen('a contract', {
  app: portal,
  address,
  words,
  proves: '[pay-01]',
  states: (t, { language, kit, frame }) => {
    const state = translator(language, stateWords)
    const deadline = translator(language, deadlineWords)
    const m = translator(language, moneyWords)
    const balance = [m('charged'), m('paid'), m('waiting'), m('due')]
    return {
      loaded: {
        answers: [answerTo(readContract, aContract(language)), paid],
        shows: [
          'C-2207',
          state('Debit'),
          t('addReservation'),
          t('pay'),
          ...balance,
          euros(language, 220_500),
          euros(language, 125_400),
          euros(language, 95_100),
          deadline('timeLeft'),
          deadline('tehran'),
          deadline('hotelTime'),
          t('missing'),
          t('missingCount', { count: 3 }),
          t('missPay', { amount: euros(language, 95_100) }),
          t('missPassports', { count: 1 }),
          t('missFlights'),
          t('requests'),
          'R-10482',
          'R-10465',
          hotelIn(language),
          showDateRange(language, ...stay, 'gregorian'),
          showDateRange(language, ...stay, 'jalali'),
          state('PaymentPending'),
          state('Confirmed'),
          t('paid'),
          t('voucher'),
          t('payments'),
          'P-3391',
          '140508245177',
          'Bank Mellat',
          euros(language, 60_000),
          showMoney(language, money(740_400_000, 'IRR')),
          state('receiptNew'),
          'P-3392',
          state('cashRequested'),
          showDate(language, calendarDay('2031-11-09'), 'gregorian'),
          showDate(language, calendarDay('2031-11-09'), 'jalali'),
        ],
      },
      empty: {
        answers: [answerTo(readContract, aContract(language, { Requests: [], Missing: [] })), unpaid],
        shows: [t('noRequests'), t('noPayments'), t('noStays')],
      },
      failing: { answers: [failureOf(readContract)], shows: [t('contract'), kit('loadFailed'), kit('retry')] },
      refused: { answers: [refusalOf(readContract, 404, 'NOT_FOUND')], shows: [frame('goneTitle'), frame('goneText')] },
      slow: { answers: [silenceTo(readContract)], shows: [t('contract'), kit('loading')] },
    }
  },
})

describe.each(drawnLanguages('what a contract says'))('what a contract says in %s', (language) => {
  const t = translator(language, words)
  const p = translator(language, { en: paymentEn, fa: paymentFa })
  const draw = (changes: Partial<ContractReply>, answers: Answer[] = [], width: 1440 | 390 = 1440) =>
    drawScreen(portal, address, {
      language,
      width,
      answers: [...answers, answerTo(readContract, aContract(language, changes)), paid],
    })
  const waits = {
    Waiting: 60_000,
    HasUnverifiedPayment: true,
    Unverified: { Since: '2031-11-15T06:34:00.000Z', LookedAtBy: '2031-11-15T07:30:00.000Z' },
  }
  const at = (text: string) => showDeadline(language, Date.parse(text))
  const toPay = (Count: number) => ({ What: 'pay' as const, RequestId: null, RequestNumber: null, Count, By: dueAt })

  test('a passport that is missing leads to where it is entered', async () => {
    await draw({})
    const name = `${t('doPassports')}: ${t('missPassports', { count: 1 })}`
    await expect
      .element(page.getByRole('link', { name }))
      .toHaveAttribute('href', expect.stringMatching(/\/reservations\/reservation-details\/\d+\?edit=guests$/))
  })

  test('an unverified payment: since when, until when, and what it blocks [pay-06]', async () => {
    await draw({ ...waits, Missing: [toPay(35_100)] })
    await expectShown([
      t('unverified'),
      t('unverifiedSince', { amount: euros(language, 60_000), since: at(waits.Unverified.Since) }),
      t('unverifiedBy', { time: at(waits.Unverified.LookedAtBy) }),
      t('unverifiedBlocks'),
      t('clockRuns', { amount: euros(language, 35_100) }),
      t('checkedBy', { time: at(waits.Unverified.LookedAtBy) }),
      t('waitingSum', { amount: euros(language, 60_000) }),
    ])
    await expect.element(page.getByRole('button', { name: t('addReservation') })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: t('pay'), exact: true })).toBeEnabled()
    expect(en.unverified).toBe('Contract has an unverified payment')
  })

  test('and that the clock stands still where receipts cover what is due [pay-06]', async () => {
    const DueHeldSince = '2031-11-15T06:59:00.000Z'
    await draw({ ...waits, Waiting: 95_100, DueHeldSince })
    const time = showBriefDuration(language, Date.parse(dueAt) - Date.parse(DueHeldSince))
    await expectShown([t('clockStands', { time })])
    expect(page.getByText(t('clockRuns', { amount: euros(language, 0) })).all()).toEqual([])
  })

  test('and that announced cash does not stop it: receipts have to cover all that is due [pay-06]', async () => {
    await draw({ ...waits, AnnouncedCash: 60_000, Missing: [toPay(95_100)] })
    await expect.element(page.getByText(t('clockRuns', { amount: euros(language, 95_100) }))).toBeVisible()
  })

  test('and why that is more than what remains: once in the notice, once where it is to be done', async () => {
    await draw({ ...waits, AnnouncedCash: 60_000, Missing: [toPay(95_100)] })
    await expectShown([euros(language, 35_100), t('missPay', { amount: euros(language, 95_100) })])
    expect(page.getByText(t('cashIncluded', { cash: euros(language, 60_000) })).all()).toHaveLength(2)
    await draw({ ...waits, Missing: [toPay(35_100)] })
    await expectShown([t('missPay', { amount: euros(language, 35_100) })])
    expect(page.getByText(t('cashIncluded', { cash: euros(language, 0) })).all()).toEqual([])
  })

  test('a receipt that waits and stops no clock is neither asked for again nor called cash', async () => {
    await draw({ ...waits, AnnouncedCash: 0, Missing: [toPay(95_100)] })
    await expectShown([t('missPay', { amount: euros(language, 35_100) }), t('clockGoesOn')])
    expect(page.getByText(t('cashIncluded', { cash: euros(language, 60_000) })).all()).toEqual([])
  })

  test('one for all that is due leaves nothing to pay, only a clock that goes on', async () => {
    const waiting = { ...toPay(95_100), What: 'payment-waiting' as const }
    await draw({ ...waits, Waiting: 95_100, AnnouncedCash: 0, Missing: [toPay(95_100), waiting] })
    await expectShown([t('clockGoesOn'), t('missWaiting'), t('missingCount', { count: 1 })])
    const said = [
      t('missPay', { amount: euros(language, 95_100) }),
      t('clockRuns', { amount: euros(language, 95_100) }),
    ]
    expect(said.flatMap((text) => page.getByText(text).all())).toEqual([])
  })

  test.each<[boolean, string, Partial<ContractReply>]>([
    [true, 'something is left to pay', {}],
    [false, 'all of it was sent', { ...waits, Waiting: 95_100 }],
  ])('whether paying is the main thing to do is %s where %s', async (isMain, _, changes) => {
    await draw(changes)
    const pay = page.getByRole('button', { name: t('pay'), exact: true })
    await expect.element(pay).toBeEnabled()
    expect(pay.element().classList.contains('bg-primary')).toBe(isMain)
  })

  test.each<[string, Partial<ContractReply>]>([
    ['nothing was accepted yet', { State: 'Open', Charged: 0, Paid: 0, Due: 0, DueAt: null }],
    ['all of it is paid', { State: 'Credit', Due: 0, Paid: 600_000, Credit: 1_000 }],
  ])('nobody is asked to pay nothing: %s', async (_, changes) => {
    for (const width of [390, 1440] as const) {
      await draw({ ...changes, Missing: [] }, [], width)
      await expectShown([t('payments'), 'P-3391'])
      expect(page.getByRole('button', { name: t('pay'), exact: true }).all()).toEqual([])
    }
  })

  test('the bar of a phone says what waits where all of it was sent', async () => {
    const m = translator(language, moneyWords)
    await draw({ ...waits, Waiting: 95_100 }, [], 390)
    await expect.element(page.getByRole('button', { name: t('pay'), exact: true })).toBeVisible()
    await expect.poll(() => page.getByText(m('waiting'), { exact: true }).all()).toHaveLength(2)
    expect(page.getByText(t('dueBy', { time: at(dueAt) }), { exact: true }).all()).toEqual([])
  })

  test.each([
    ['New', 'unanswered'],
    ['ConfirmationPending', 'unanswered'],
    ['PaymentPending', 'unanswered'],
    ['Rejected', 'noStays'],
    ['Confirmed', 'ready'],
  ] as const)('whether all is ready with a request that is %s: %s', async (State, title) => {
    await draw({ Requests: [aContractRequest(language, { State, Charged: 0, DeadlineAt: null })], Missing: [] })
    await expectShown([t(title)])
    const others = (['unanswered', 'noStays', 'ready'] as const).filter((other) => other !== title)
    expect(others.flatMap((other) => page.getByText(t(other), { exact: true }).all())).toEqual([])
    const texts = { unanswered: t('unansweredText', { count: 1 }), noStays: t('noStaysText'), ready: t('readyText') }
    await expectShown([texts[title]])
  })

  test('of a payment that pays for several contracts what this one gets, and of how much', async () => {
    const shared = ofContract(aReceipt({ OrderIds: [2_207, 2_210] }), 25_000)
    const cash = ofContract(someCash())
    await draw({}, [answerTo(listContractPayments, { Receipts: [shared], Cash: [cash] })])
    const card = page.getByRole('region', { name: t('payments') })
    const row = (number: string) => card.getByRole('listitem').filter({ hasText: number })
    const share = row('P-3391').getByText(p('shareOf', { whole: euros(language, 60_000) }))
    await expect.element(share).toBeVisible()
    await expect.element(row('P-3391').getByText(euros(language, 25_000), { exact: true })).toBeVisible()
    await expect.element(row('P-3392').getByText(euros(language, 20_000), { exact: true })).toBeVisible()
    expect(
      row('P-3392')
        .getByText(p('shareOf', { whole: euros(language, 20_000) }))
        .all(),
    ).toEqual([])
  })

  test('of a payment what was sent back of the part of this contract', async () => {
    const back = p('sentBack', { amount: euros(language, 5_000) })
    const shared = { ...ofContract(aReceipt({ State: 'Approved', Returned: 8_000 }), 25_000), ShareReturned: 5_000 }
    await draw({}, [answerTo(listContractPayments, { Receipts: [shared], Cash: [ofContract(someCash())] })])
    await expectShown([back])
    expect(page.getByText(back).all()).toHaveLength(1)
  })

  test('nothing is locked or asked where nothing waits', async () => {
    await draw({})
    await expect
      .element(page.getByRole('link', { name: t('addReservation') }))
      .toHaveAttribute('href', '/reservations/add-reservation/2207')
    expect(page.getByText(t('unverified')).all()).toEqual([])
  })

  test('an agent reads who may pay, and is offered nothing', async () => {
    const agent = {
      UserName: 'Mina Karimi',
      AgencyName: 'Parvaz Asia',
      Role: 'agent' as const,
      ShouldVerifyEmail: false,
    }
    await draw({}, [answerTo(readProfileSummary, agent)])
    await expectShown([t('payDenied')])
    expect(page.getByRole('button', { name: t('pay'), exact: true }).all()).toEqual([])
    expect(page.getByRole('button', { name: t('payReceipt') }).all()).toEqual([])
  })

  test('how each request is paid', async () => {
    await draw({
      Requests: [
        aContractRequest(language, { Id: 1, Covered: 40_000 }),
        aContractRequest(language, { Id: 2, State: 'ConfirmationPending', Charged: 0, DeadlineAt: null }),
        aContractRequest(language, { Id: 3, State: 'Rejected', Charged: 0, DeadlineAt: null }),
      ],
    })
    const sums = { covered: euros(language, 40_000), charged: euros(language, 95_100) }
    await expectShown([t('partlyPaid', sums), t('chargedLater'), t('notCharged')])
    expect(page.getByRole('button', { name: t('voucher') }).all()).toEqual([])
  })

  test('a voucher is saved, and a refusal is said', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const file = answerTo(downloadVoucher, { name: 'v.pdf', mediaType: 'application/pdf', content: new Uint8Array(3) })
    await draw({}, [file])
    await press(t('voucherOf', { number: 'R-10465' }))
    await expect.poll(() => saved.mock.calls.length).toBe(1)
  })

  test('what is missing leads to where it is done', async () => {
    await draw({})
    const pay = `${t('doPay')}: ${t('missPay', { amount: euros(language, 95_100) })}`
    await expect
      .element(page.getByRole('link', { name: pay }))
      .toHaveAttribute('href', '/orders/order-details/2207?pay=receipt')
    await expect
      .element(page.getByRole('link', { name: `${t('doFlights')}: ${t('missFlights')}` }))
      .toHaveAttribute('href', '/reservations/modify-flight-reservation/10482')
  })
})

test.each(drawnLanguages('a receipt found in part'))(
  'what was found of a receipt stays in its card, in %s',
  async (language) => {
    const part = aReceipt({ State: 'Approved', SourceAmount: 900_000_000, FoundAmount: 850_000_000, Amount: 65_034 })
    const payments = answerTo(listContractPayments, { Receipts: [ofContract(part, 40_000)], Cash: [] })
    await drawScreen(portal, address, {
      language,
      width: 1440,
      answers: [answerTo(readContract, aContract(language)), payments],
    })
    const card = page.getByRole('region', { name: translator(language, words)('payments') })
    await expect.element(card.getByText('P-3391')).toBeVisible()
    const row = card.getByText('P-3391').element().closest('li')!
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  },
)

test('payments that cannot be read leave the rest of the page alone', async () => {
  const answers = [answerTo(readContract, aContract('en')), failureOf(listContractPayments)]
  await drawScreen(portal, address, { language: 'en', answers })
  await expectShown(['Try again', 'R-10482'])
  expect(page.getByText('P-3391').all()).toEqual([])
})
