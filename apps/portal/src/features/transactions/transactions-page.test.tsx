import { page } from 'vitest/browser'
import { describe, expect, test, vi } from 'vitest'
import {
  askStatement,
  downloadStatement,
  listTransactions,
  readStatement,
  type Transaction,
} from '@sarai/wire/portal/money/transactions.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { showPercent } from '@sarai/locale/number/number-display.ts'
import { toDigitsOf } from '@sarai/locale/text/digits.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, pick, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as stateEn } from '@sarai/ui/booking/state-words.en.ts'
import { fa as stateFa } from '@sarai/ui/booking/state-words.fa.ts'
import { en as fieldEn } from '@sarai/ui/kit/field/field-words.en.ts'
import { fa as fieldFa } from '@sarai/ui/kit/field/field-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/transactions/messages.en.ts'
import { fa } from '#features/transactions/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/transactions'
const words = { en, fa }
const stateWords = { en: stateEn, fa: stateFa }
const euros = (language: Language, minor: number) => showMoney(language, money(minor, 'EUR'))

const anEntry = (changes: Partial<Transaction> = {}): Transaction => ({
  Id: 1,
  Date: '2031-11-02T07:50:00.000Z',
  Kind: 'charge',
  Part: 'price',
  Reference: 'charge/7/11',
  OrderId: 2_198,
  OrderNumber: 'C-2198',
  RequestId: 10_430,
  RequestNumber: 'R-10430',
  HotelName: 'Galata Court Hotel',
  PaymentNumber: null,
  Debit: 118_000,
  Credit: 0,
  Balance: 149_000,
  State: 'Debit',
  Reverses: null,
  ...changes,
})

const paidEntry = anEntry({
  Id: 2,
  Kind: 'payment',
  Part: 'whole',
  RequestId: null,
  RequestNumber: null,
  HotelName: null,
  PaymentNumber: 'P-3358',
  Debit: 0,
  Credit: 149_000,
  Balance: 0,
  State: 'Settled',
})

type Account = ReplyOf<typeof listTransactions>
const anAccount = (changes: Partial<Account> = {}): Account => ({
  Data: [anEntry(), paidEntry],
  Total: 2,
  Page: 1,
  Currency: 'EUR',
  CurrencySign: '€',
  Currencies: ['EUR', 'IRR'],
  CarriedForward: 31_000,
  CarriedOver: 0,
  OpeningBalance: 31_000,
  ClosingBalance: 0,
  TotalDebit: 118_000,
  TotalCredit: 149_000,
  FirstDay: '2031-11-02',
  ...changes,
})

describeScreen('the transactions', {
  app: portal,
  address,
  words,
  proves: '[pay-07]',
  states: (t, { language, kit, problem }) => {
    const state = translator(language, stateWords)
    const day = calendarDay('2031-11-02')
    return {
      loaded: {
        answers: [answerTo(listTransactions, anAccount())],
        shows: [
          t('opening'),
          t('closing'),
          t('even'),
          t('download'),
          t('charge'),
          'R-10430',
          'Galata Court Hotel',
          'C-2198',
          t('payment'),
          'P-3358',
          state('Debit'),
          state('Settled'),
          showDate(language, day),
          euros(language, 149_000),
          `${euros(language, 31_000)}${t('debitSide')}`,
          t('currency'),
          t('from'),
          t('until'),
          ...(language === 'fa' ? [showMoneyDifference(language, money(118_000, 'EUR'))] : []),
        ],
        showsWide: [
          t('date'),
          t('time'),
          t('description'),
          t('contract'),
          t('state'),
          t('debit'),
          t('credit'),
          t('balance'),
        ],
      },
      empty: {
        answers: [answerTo(listTransactions, anAccount({ Data: [], Total: 0, FirstDay: null }))],
        shows: [t('empty'), t('emptyText')],
      },
      failing: { answers: [failureOf(listTransactions)], shows: [kit('loadFailed'), kit('retry')] },
      refused: { answers: [refusalOf(listTransactions, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
      slow: { answers: [silenceTo(listTransactions)], shows: [t('title'), kit('loading')] },
    }
  },
})

describe.each(drawnLanguages('the transactions'))('the transactions in %s', (language) => {
  const t = translator(language, words)
  const draw = (changes: Partial<Account>, answers: Answer[] = [], at = address) =>
    drawScreen(portal, at, { language, answers: [...answers, answerTo(listTransactions, anAccount(changes))] })

  test('every page opens and closes: between the ends balances are carried [pay-07]', async () => {
    await draw({ Page: 2, Total: 60, CarriedForward: 149_000, CarriedOver: -5_000 }, [], `${address}?page=2`)
    await expectShown([t('carriedForward'), t('carriedOver'), t('creditSide')])
    const table = page.getByRole('table')
    await expect.element(table.getByText(t('carriedForward'))).toBeVisible()
    expect(table.getByText(t('closing')).all()).toEqual([])
  })

  test('a reversal names its original, and a commission is told from a price', async () => {
    await draw({
      Data: [
        anEntry({ Kind: 'charge', Part: 'commission', Debit: 0, Credit: 12_000 }),
        anEntry({ Id: 2, Kind: 'reversal', Reverses: 7 }),
        anEntry({ Id: 3, Kind: 'reversal', Part: 'commission', Reverses: 8 }),
        anEntry({ Id: 4, Kind: 'penalty', Part: 'whole' }),
        anEntry({ Id: 5, Kind: 'adjustment', Part: 'whole' }),
        anEntry({ Id: 6, Kind: 'payout', Part: 'whole' }),
      ],
      Total: 6,
    })
    await expectShown([
      t('commission'),
      t('reversal', { number: toDigitsOf(language, '7') }),
      t('commissionReversal', { number: toDigitsOf(language, '8') }),
      t('penalty'),
      t('adjustment'),
      t('payout'),
    ])
    expect(page.getByRole('table').getByRole('row').all()).toHaveLength(9)
  })

  test('a price that became another is told from a request that was accepted', async () => {
    const changed = { Kind: 'charge', Reference: 'request/10430/v5/difference', Debit: 0, Credit: 9_000 } as const
    await draw({
      Data: [
        anEntry({ ...changed, Part: 'price' }),
        anEntry({ ...changed, Id: 2, Part: 'commission', Debit: 900, Credit: 0 }),
      ],
      Total: 2,
    })
    await expectShown([t('priceChanged'), t('commissionChanged')])
    for (const other of ['charge', 'commission'] as const) {
      expect(page.getByText(t(other), { exact: true }).all()).toEqual([])
    }
  })

  test('the opening balance has the first day of what is shown', async () => {
    const dayOf = (text: string) => showDate(language, calendarDay(text))
    const tile = () => page.getByRole('definition').filter({ hasText: dayOf('2031-11-05') })
    await draw({}, [], `${address}?from=2031-11-05`)
    await expect.element(tile()).toBeVisible()
    expect(
      page
        .getByRole('definition')
        .filter({ hasText: dayOf('2031-11-02') })
        .all(),
    ).toEqual([])
  })

  test('credit that moves between contracts is neither a payment nor paid back', async () => {
    const move = { Part: 'whole', RequestId: null, RequestNumber: null, HotelName: null } as const
    await draw({
      Data: [
        anEntry({ ...move, Kind: 'payout', Reference: 'move/1/out', Debit: 6_000, Credit: 0 }),
        anEntry({ ...move, Id: 2, Kind: 'payment', Reference: 'move/1/in', Debit: 0, Credit: 6_000 }),
      ],
      Total: 2,
    })
    await expectShown([t('movedOut'), t('movedIn')])
    expect(page.getByText(t('payout')).all()).toEqual([])
  })

  test('says what is owed, or whose credit it is', async () => {
    await draw({ ClosingBalance: 146_700 })
    await expectShown([t('youOwe', { amount: euros(language, 146_700) })])
    await draw({ ClosingBalance: -20_000 })
    await expectShown([t('weOwe', { amount: euros(language, 20_000) })])
    expect(en.youOwe).toBe('You owe {amount}')
  })

  test('a statement is made as a file of what is shown, and handed over', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const id = '7f2b6ad8-5a0e-4f0e-9b3c-5a1f6d1f2a10'
    const at = (state: 'making' | 'ready', progress: number) =>
      answerTo(readStatement, { statement: { id, kind: 'pdf', state, progress, rows: 18, isCut: false } })
    const file = answerTo(downloadStatement, {
      name: 's.pdf',
      mediaType: 'application/pdf',
      content: new Uint8Array(3),
    })
    const { asked } = await draw(
      {},
      [answerTo(askStatement, { id }), inTurn(at('making', 40), at('making', 40), at('ready', 100)), file],
      `${address}?currency=EUR&from=2031-11-01`,
    )
    await press(t('download'))
    await pick(t('downloadPdf'))
    const button = page.getByRole('button', { name: t('making', { part: showPercent(language, 0.4) }) })
    await expect.element(button).toBeVisible()
    tell({ what: 'statement', id })
    await expectShown([t('made', { count: 18 })])
    await expect.poll(() => saved.mock.calls.length).toBe(1)
    const body: unknown = await asked.find(({ method }) => method === 'POST')!.json()
    expect(body).toEqual({ kind: 'pdf', currency: 'EUR', from: '2031-11-01' })
  })

  test('a statement that holds not all of it says that it holds the last', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const id = '7f2b6ad8-5a0e-4f0e-9b3c-5a1f6d1f2a10'
    const ready = { id, kind: 'pdf', state: 'ready', progress: 100, rows: 5_000, isCut: true } as const
    const content = { name: 's.pdf', mediaType: 'application/pdf', content: new Uint8Array(3) }
    await draw({}, [
      answerTo(askStatement, { id }),
      answerTo(readStatement, { statement: ready }),
      answerTo(downloadStatement, content),
    ])
    await press(t('download'))
    await pick(t('downloadPdf'))
    await expectShown([language === 'en' ? 'holds the last 5,000 entries only' : 'فقط ۵٬۰۰۰ ردیف آخر را دارد'])
    expect(saved).toHaveBeenCalledOnce()
  })

  test('a statement that cannot be made says so, and can be asked for again', async () => {
    await draw({}, [refusalOf(askStatement, 409, 'EXPORT_UNDER_WAY')])
    await press(t('download'))
    await pick(t('downloadXlsx'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByRole('button', { name: t('download') })).toBeEnabled()
  })
})

test('days, currency and page stand in the address, and other days begin at their last page', async () => {
  const { asked, address: now } = await drawScreen(portal, `${address}?page=2`, {
    language: 'en',
    answers: [answerTo(listTransactions, anAccount({ Page: 2, Total: 60 }))],
  })
  await expectShown(['C-2198'])
  await press('Next page')
  await expect.poll(now).toBe(`${address}?page=3`)
  await fill({ [en.from]: '2031-11-01' })
  await page.getByLabelText(en.until).click()
  await expect.poll(now).toBe(`${address}?from=2031-11-01`)
  await expect.poll(() => asked.some(({ url }) => url.includes('From=2031-11-01&PageSize=25'))).toBe(true)
})

test('on a phone both days stand on one line, so that the account begins above the fold', async () => {
  await drawScreen(portal, address, { language: 'en', width: 390, answers: [answerTo(listTransactions, anAccount())] })
  const [from, until] = [en.from, en.until].map((name) => page.getByRole('textbox', { name }))
  await expect.element(from!).toBeVisible()
  expect(until!.element().getBoundingClientRect().top).toBe(from!.element().getBoundingClientRect().top)
})

test.each(drawnLanguages('a day that cannot be read'))(
  'a day that cannot be read stays in its field, which says so, and the rows stay as they are (%s)',
  async (language) => {
    const t = translator(language, words)
    const field = translator(language, { en: fieldEn, fa: fieldFa })
    const { address: now } = await drawScreen(portal, address, {
      language,
      answers: [answerTo(listTransactions, anAccount())],
    })
    await expectShown(['C-2198'])
    await fill({ [t('from')]: '31/31/31' })
    await page.getByLabelText(t('until')).click()
    await expectShown([field('dateFormat')])
    await expect.element(page.getByLabelText(t('from'))).toHaveValue('31/31/31')
    expect(now()).toBe(address)
    await fill({ [t('from')]: language === 'fa' ? '10 آبان 1410' : '1 nov 2031' })
    await page.getByLabelText(t('until')).click()
    await expect.poll(now).toBe(`${address}?from=2031-11-01`)
  },
)

test('days that are taken off leave no day behind that could not be read', async () => {
  const { address: now } = await drawScreen(portal, `${address}?from=2031-11-01`, {
    language: 'en',
    answers: [answerTo(listTransactions, anAccount())],
  })
  await expectShown(['C-2198'])
  await fill({ [en.until]: 'abc' })
  await page.getByLabelText(en.from).click()
  await expectShown([fieldEn.dateFormat])
  await press(en.clear)
  await expect.poll(now).toBe(address)
  for (const name of [en.from, en.until]) await expect.element(page.getByRole('textbox', { name })).toHaveValue('')
})

test('days without an entry say so', async () => {
  const nothing = answerTo(listTransactions, anAccount({ Data: [], Total: 0 }))
  await drawScreen(portal, `${address}?from=2031-12-01`, { language: 'en', answers: [nothing] })
  await expectShown([en.emptyRange, en.clear])
  expect(page.getByRole('button', { name: en.download }).all()).toEqual([])
})
