import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { listCash, listReceipts, readPayment } from '@sarai/wire/portal/money/payments.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as stateEn } from '@sarai/ui/booking/state-words.en.ts'
import { fa as stateFa } from '@sarai/ui/booking/state-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/payments/messages.en.ts'
import { fa } from '#features/payments/messages.fa.ts'
import { en as paymentEn } from '#shared/payments/messages.en.ts'
import { fa as paymentFa } from '#shared/payments/messages.fa.ts'
import { aPayment, aReceipt, someCash } from '#shared/payments/testing/some-payments.ts'
import { portal } from '#testing/portal.ts'

const address = '/payments'
const words = { en, fa }
const stateWords = { en: stateEn, fa: stateFa }

describeScreen('the receipts', {
  app: portal,
  address,
  words,
  proves: '[pay-02]',
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [answerTo(listReceipts, { Data: [aReceipt({ OrderIds: [2_207, 2_210] })], Total: 1 })],
      shows: [
        t('receipt'),
        t('cash'),
        t('submitReceipt'),
        'P-3391',
        'Satna · Bank Mellat',
        '140508245177',
        'C-2207',
        t('moreContracts', { count: 1 }),
        showDate(language, calendarDay('2031-11-15'), language === 'en' ? 'jalali' : 'gregorian'),
        translator(language, stateWords)('receiptNew'),
        showMoney(language, money(60_000, 'EUR')),
        showMoney(language, money(740_400_000, 'IRR')),
      ],
      showsWide: [t('number'), t('receiptNumber'), t('contract'), t('paidAt'), t('recorded'), t('state'), t('amount')],
    },
    empty: {
      answers: [answerTo(listReceipts, { Data: [], Total: 0 })],
      shows: [t('emptyReceipt'), t('emptyReceiptText'), t('toContracts')],
    },
    failing: { answers: [failureOf(listReceipts)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listReceipts, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listReceipts)], shows: [t('title'), kit('loading')] },
  }),
})

describeScreen('the cash payments', {
  app: portal,
  address: `${address}?tab=cash`,
  words,
  proves: '[pay-02]',
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [answerTo(listCash, { Data: [someCash({ PayeeName: 'Reza Moradi' })], Total: 1 })],
      shows: [
        'P-3392',
        'C-2207',
        'Mina Karimi',
        'Reza Moradi',
        translator(language, stateWords)('cashRequested'),
        showMoney(language, money(20_000, 'EUR')),
      ],
      showsWide: [t('payer'), t('payee'), t('recorded'), t('state'), t('amount')],
    },
    empty: {
      answers: [answerTo(listCash, { Data: [], Total: 0 })],
      shows: [t('emptyCash'), t('emptyCashText'), t('toContracts')],
    },
    failing: { answers: [failureOf(listCash)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listCash, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listCash)], shows: [t('title'), kit('loading')] },
  }),
})

describe.each(drawnLanguages('payments'))('payments in %s', (language) => {
  const says = translator(language, stateWords)
  const rowOf = (number: string) => page.getByRole('row', { name: new RegExp(`${number} `) })

  test('each state of a receipt has its word and its colour [pay-04]', async () => {
    const looks = {
      New: ['blue', 'receiptNew'],
      Approved: ['green', 'receiptApproved'],
      Rejected: ['orange', 'Rejected'],
      Refunded: ['red', 'Refunded'],
      Withdrawn: ['grey', 'receiptWithdrawn'],
    } as const
    const states = Object.keys(looks) as (keyof typeof looks)[]
    const Data = states.map((State, place) => aReceipt({ Id: place + 1, PaymentNumber: `P-${place + 1}`, State }))
    await drawScreen(portal, address, { language, answers: [answerTo(listReceipts, { Data, Total: 5 })] })
    for (const [place, state] of states.entries()) {
      const chip = rowOf(`P-${place + 1}`).getByText(says(looks[state][1]), { exact: true })
      await expect.element(chip).toHaveAttribute('data-colour', looks[state][0])
    }
  })

  test('what was found in part says of how much, in the currency that was paid', async () => {
    const t = translator(language, { en: paymentEn, fa: paymentFa })
    const shown = (minor: number, currency: 'EUR' | 'IRR') => showMoney(language, money(minor, currency))
    const State = 'Approved'
    const euros = { SourceCurrency: 'EUR', SourceAmount: 60_000 }
    const Data = [
      aReceipt({ Id: 1, PaymentNumber: 'P-1', State, Amount: 30_000, FoundAmount: 370_200_000 }),
      aReceipt({ Id: 2, PaymentNumber: 'P-2', State, ...euros, Amount: 50_000, FoundAmount: 50_000 }),
      aReceipt({ Id: 3, PaymentNumber: 'P-3', State, FoundAmount: 740_400_000 }),
    ]
    await drawScreen(portal, address, { language, answers: [answerTo(listReceipts, { Data, Total: 3 })] })
    await expectShown([
      shown(30_000, 'EUR'),
      t('foundOf', { found: shown(370_200_000, 'IRR'), claimed: shown(740_400_000, 'IRR') }),
      t('foundOf', { found: shown(50_000, 'EUR'), claimed: shown(60_000, 'EUR') }),
    ])
    const whole = t('foundOf', { found: shown(740_400_000, 'IRR'), claimed: shown(740_400_000, 'IRR') })
    expect(rowOf('P-3').getByText(whole).all()).toEqual([])
  })

  test('each state of cash is coloured by its Persian text [pay-05]', async () => {
    const looks = [
      ['درخواست‌شده', 'blue', 'cashRequested'],
      ['تأییدشده', 'green', 'cashApproved'],
      ['تأییدنشده', 'orange', 'cashNotApproved'],
      ['برگشت‌داده‌شده', 'red', 'cashReturned'],
    ] as const
    const Data = looks.map(([State], place) => someCash({ Id: place + 1, PaymentNumber: `P-${place + 1}`, State }))
    await drawScreen(portal, `${address}?tab=cash`, { language, answers: [answerTo(listCash, { Data, Total: 4 })] })
    for (const [place, [, colour, word]] of looks.entries()) {
      const chip = rowOf(`P-${place + 1}`).getByText(says(word), { exact: true })
      await expect.element(chip).toHaveAttribute('data-colour', colour)
    }
  })
})

test('tab and page stand in the address, ten rows each, and a row opens its payment [pay-02]', async () => {
  const { asked, address: now } = await drawScreen(portal, address, {
    language: 'en',
    answers: [
      answerTo(listReceipts, { Data: [aReceipt()], Total: 25 }),
      answerTo(listCash, { Data: [someCash()], Total: 25 }),
      answerTo(readPayment, aPayment({ receipt: null, cash: someCash(), mayWithdraw: false })),
    ],
  })
  await expectShown(['P-3391'])
  await press('Next page')
  await expect.poll(now).toBe(`${address}?page=2`)
  await expect.poll(() => asked.some(({ url }) => url.includes('Page=2&PageSize=10'))).toBe(true)
  await page.getByRole('tab', { name: en.cash }).click()
  await expect.poll(now).toBe(`${address}?tab=cash`)
  await page.getByRole('link', { name: 'P-3392' }).click()
  await expect.poll(now).toContain('payment=3392')
  await expectShown([paymentEn.cashTitle.replace('{number}', 'P-3392')])
})
