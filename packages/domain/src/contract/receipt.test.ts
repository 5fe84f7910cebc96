import { describe, expect, test } from 'vitest'
import { calendarDay } from '#ground/calendar-day.ts'
import { setAside } from '#contract/account.ts'
import { exchangeRate } from '#ground/exchange.ts'
import { asPaymentId } from '#ground/ids.ts'
import { money } from '#ground/money.ts'
import {
  approveReceipt,
  refundReceipt,
  rejectReceipt,
  submitReceipt,
  waitingReceipts,
  withdrawReceipt,
} from '#contract/receipt.ts'
import { eur, noon, c1, c2, r1 } from '#testing/a-request.ts'
import { approval, aReceipt, byMina, draft, none } from '#testing/a-receipt.ts'
import { anAccount } from '#testing/an-account.ts'
import { bothTold } from '#testing/passing-events.ts'

describe('submitting a receipt', () => {
  test('makes it New and tells both sides [pay-03]', () => {
    const submitted = submitReceipt(draft, none)
    expect(submitted).toEqual({
      ok: true,
      value: { payment: { ...draft, state: 'New' }, effects: bothTold, postings: [] },
    })
  })

  test.each([0, -1])('is refused for an amount of %i', (amount) => {
    const nothing = submitReceipt({ ...draft, claimed: eur(amount) }, none)
    expect(nothing).toEqual({ ok: false, why: 'AMOUNT_INVALID', fields: ['amount'] })
  })

  const other = { id: asPaymentId(8), number: '99', bank: 'Saman', claimed: eur(1), fileHash: 'ff' }

  test.each([
    ['the same number, bank and amount', { ...other, number: '12345', bank: 'Melli', claimed: eur(900) }],
    ['the same number and amount, and no bank', { ...other, number: '12345', bank: undefined, claimed: eur(900) }],
    ['the same picture', { ...other, fileHash: 'ab12' }],
  ])('with %s is refused, naming the first', (_, look) => {
    const again = { ...draft, ...look }
    expect(submitReceipt(again, { own: [aReceipt()] })).toEqual({
      ok: false,
      why: 'DUPLICATE_RECEIPT',
      values: { id: 7, number: 'P-7' },
      fields: ['receiptNumber', 'file'],
    })
  })

  test('that looks like one of another agency is taken, and flagged to finance', () => {
    expect(submitReceipt(draft, { own: [], twin: asPaymentId(9) })).toMatchObject({
      ok: true,
      value: { payment: { state: 'New', duplicateOf: asPaymentId(9) } },
    })
  })

  test.each([
    ['another number', { ...other, bank: 'Melli', claimed: eur(900) }],
    ['another bank', { ...other, number: '12345', claimed: eur(900) }],
    ['another amount', { ...other, number: '12345', bank: 'Melli' }],
    ['no picture on either', { ...other, fileHash: undefined }],
  ])('with %s is no duplicate', (_, look) => {
    const known = aReceipt({ fileHash: look.fileHash === undefined ? undefined : 'ab12' })
    expect(submitReceipt({ ...draft, ...look }, { own: [known] })).toMatchObject({
      ok: true,
      value: { payment: { duplicateOf: undefined } },
    })
  })

  test.each([
    ['Rejected', true],
    ['Withdrawn', true],
    ['New', false],
    ['Approved', false],
    ['Refunded', false],
  ] as const)('again after one that is %s: %s', (state, isTaken) => {
    expect(submitReceipt(draft, { own: [aReceipt({ state })] }).ok).toBe(isTaken)
  })
})

const journal = (amount: number) => ({
  id: 'receipt/7/11',
  contractId: c1,
  about: 'payment',
  at: noon,
  entries: [
    { account: 'agency', amount: eur(-amount) },
    { account: 'bank', amount: eur(amount) },
  ],
})

describe('approving a receipt', () => {
  test('credits the agency against the bank [pay-04]', () => {
    expect(approveReceipt(aReceipt(), byMina)).toEqual({
      ok: true,
      value: {
        payment: aReceipt({ state: 'Approved', approval }),
        effects: [{ kind: 'mail', mail: 'receipt-approved' }, ...bothTold],
        postings: [{ contractId: c1, effects: [{ kind: 'post', journal: journal(900) }] }],
      },
    })
  })

  test('in part credits that part', () => {
    const part = approveReceipt(aReceipt(), { ...byMina, amount: eur(850) })
    expect(part).toMatchObject({ value: { payment: { state: 'Approved', approval: { credited: eur(850) } } } })
    expect(part.ok && part.value.postings[0]?.effects[0]).toEqual({ kind: 'post', journal: journal(850) })
  })

  test.each([
    ['more than was submitted', eur(900.01), 'AMOUNT_TOO_LARGE', ['amount']],
    ['nothing', eur(0), 'AMOUNT_INVALID', ['amount']],
    ['another currency than was paid', money(900, 'USD'), 'RATE_MISMATCH', ['rate']],
  ] as const)('is refused for %s', (_, amount, why, fields) => {
    expect(approveReceipt(aReceipt(), { ...byMina, amount })).toEqual({ ok: false, why, fields })
  })

  test.each(['Approved', 'Rejected', 'Refunded'] as const)('is refused when it is %s already', (state) => {
    expect(approveReceipt(aReceipt({ state }), byMina)).toEqual({ ok: false, why: 'PAYMENT_ALREADY_DECIDED' })
  })

  test('of a flagged duplicate takes a reason and a second person, however small it is', () => {
    const flagged = aReceipt({ duplicateOf: asPaymentId(3) })
    const refusal = { ok: false, why: 'REASON_REQUIRED', fields: ['overruled'] }
    expect(approveReceipt(flagged, byMina)).toEqual(refusal)
    expect(approveReceipt(flagged, { ...byMina, overruled: ' ' })).toEqual(refusal)
    const overruled = 'the other one is a forgery'
    const first = approveReceipt(flagged, { ...byMina, overruled })
    const once = aReceipt({ duplicateOf: asPaymentId(3), approval, overruled })
    expect(first).toEqual({
      ok: true,
      value: { payment: once, effects: [{ kind: 'tell', whom: 'staff' }], postings: [] },
    })
    expect(approveReceipt(once, { ...byMina, overruled })).toMatchObject({ why: 'SECOND_PERSON_REQUIRED' })
    expect(approveReceipt(once, { ...byMina, by: 'Reza', overruled })).toMatchObject({
      value: { payment: { state: 'Approved', overruled } },
    })
  })
})

describe('a receipt in another currency', () => {
  const rials = money(1_250_000_000, 'IRR')
  const inRials = aReceipt({ claimed: rials, shares: [{ contractId: c1, expected: eur(990) }] })
  const rate = exchangeRate(calendarDay('2026-11-01'), money(1_250_000, 'IRR'), eur(1))

  test('is credited at the rate of the day, which is kept', () => {
    const outcome = approveReceipt(inRials, { ...byMina, amount: rials, rate })
    expect(outcome).toMatchObject({
      ok: true,
      value: { payment: { approval: { amount: rials, credited: eur(1000), rate } } },
    })
  })

  test.each([
    ['none', undefined],
    ['one from another currency', exchangeRate(rate.day, money(1, 'USD'), eur(1))],
    ['one into another currency', exchangeRate(rate.day, money(1, 'IRR'), money(1, 'USD'))],
  ])('needs the right rate, not %s', (_, wrong) => {
    expect(approveReceipt(inRials, { ...byMina, amount: rials, rate: wrong })).toEqual({
      ok: false,
      why: 'RATE_MISMATCH',
      fields: ['rate'],
    })
  })

  test('too small for a single cent is refused', () => {
    const dust = approveReceipt(inRials, { ...byMina, amount: money(1, 'IRR'), rate })
    expect(dust).toMatchObject({ ok: false, why: 'AMOUNT_INVALID' })
  })
})

describe('a receipt above the set amount', () => {
  const strict = { ...byMina, secondPersonAbove: eur(899.99) }
  const once = aReceipt({ approval })

  test('stays New after the first approval', () => {
    const first = approveReceipt(aReceipt(), strict)
    expect(first).toEqual({
      ok: true,
      value: { payment: once, effects: [{ kind: 'tell', whom: 'staff' }], postings: [] },
    })
  })

  test('is not approved twice by the same person', () => {
    expect(approveReceipt(once, strict)).toEqual({ ok: false, why: 'SECOND_PERSON_REQUIRED' })
  })

  test('is Approved by a second person who finds the same', () => {
    expect(approveReceipt(once, { ...strict, by: 'Reza' })).toMatchObject({
      ok: true,
      value: { payment: { state: 'Approved', approval: { by: 'Reza' } }, effects: [{}, {}, {}], postings: [{}] },
    })
  })

  test('waits again when the second person finds another amount', () => {
    const less = approveReceipt(once, { ...strict, by: 'Reza', amount: eur(800), secondPersonAbove: eur(100) })
    expect(less).toMatchObject({ value: { payment: { state: 'New', approval: { by: 'Reza', credited: eur(800) } } } })
  })

  test('waits again when the second person finds another amount that comes to the same', () => {
    const day = calendarDay('2026-11-14')
    const paid = aReceipt({ claimed: money(2_000_000, 'IRR') })
    const finds = (amount: number, rials: number) => ({
      ...strict,
      amount: money(amount, 'IRR'),
      rate: exchangeRate(day, money(rials, 'IRR'), eur(1)),
    })
    const first = approveReceipt(paid, finds(1_000_000, 1_000))
    const waiting = first.ok ? first.value.payment : paid
    expect(waiting.approval).toMatchObject({ credited: eur(1_000) })
    const other = approveReceipt(waiting, { ...finds(2_000_000, 2_000), by: 'Reza' })
    expect(other).toMatchObject({ value: { payment: { state: 'New', approval: { by: 'Reza' } }, postings: [] } })
    const same = approveReceipt(waiting, { ...finds(1_000_000, 1_000), by: 'Reza' })
    expect(same).toMatchObject({ value: { payment: { state: 'Approved' } } })
  })

  test('needs one person up to the amount itself', () => {
    expect(approveReceipt(aReceipt(), { ...strict, secondPersonAbove: eur(900) })).toMatchObject({
      value: { payment: { state: 'Approved' } },
    })
  })
})

describe('withdrawing a receipt', () => {
  test('ends it while finance has not looked at it', () => {
    expect(withdrawReceipt(aReceipt())).toEqual({
      ok: true,
      value: { payment: aReceipt({ state: 'Withdrawn' }), effects: bothTold, postings: [] },
    })
  })

  test.each([
    ['once it is decided', aReceipt({ state: 'Approved' })],
    ['after the first of two approvals', aReceipt({ approval })],
  ])('is refused %s', (_, receipt) => {
    expect(withdrawReceipt(receipt)).toEqual({ ok: false, why: 'PAYMENT_ALREADY_DECIDED' })
  })
})

describe('rejecting a receipt', () => {
  test('needs a reason, which the agency reads', () => {
    expect(rejectReceipt(aReceipt({ approval }), { reason: 'not at the bank' })).toEqual({
      ok: true,
      value: {
        payment: aReceipt({ state: 'Rejected', reason: 'not at the bank' }),
        effects: [{ kind: 'mail', mail: 'receipt-rejected', reason: 'not at the bank' }, ...bothTold],
        postings: [],
      },
    })
    expect(rejectReceipt(aReceipt(), { reason: ' ' })).toEqual({
      ok: false,
      why: 'REASON_REQUIRED',
      fields: ['reason'],
    })
  })

  test('is refused once it is decided', () => {
    expect(rejectReceipt(aReceipt({ state: 'Approved' }), { reason: 'x' })).toMatchObject({
      why: 'PAYMENT_ALREADY_DECIDED',
    })
  })
})

describe('refunding a receipt', () => {
  const account = anAccount({ [r1]: 900 }, { 'receipt/7/11': 900 })
  const of = (amount: number) => ({ contractId: c1, amount: eur(amount) })
  const back = { reason: 'paid twice', at: noon + 1, account }
  const news = [{ kind: 'mail', mail: 'receipt-refunded', reason: 'paid twice' }, ...bothTold]

  test('that was approved pays its own credit out', () => {
    const refunded = refundReceipt(aReceipt({ state: 'Approved', approval }), back)
    expect(refunded).toEqual({
      ok: true,
      value: {
        payment: aReceipt({ state: 'Refunded', approval, refunds: [of(900)], reason: 'paid twice' }),
        effects: news,
        postings: [
          {
            contractId: c1,
            effects: [
              {
                kind: 'post',
                journal: {
                  id: 'receipt/7/11/refund/1',
                  contractId: c1,
                  about: 'payout',
                  at: noon + 1,
                  entries: [
                    { account: 'agency', amount: eur(900) },
                    { account: 'refunds', amount: eur(-900) },
                  ],
                },
              },
              { kind: 'set-aside', toward: 'receipt/7/11/refund/1', amount: eur(900), from: 'receipt/7/11' },
            ],
          },
        ],
      },
    })
  })

  test('in parts is told by the receipt until nothing is left', () => {
    const first = refundReceipt(aReceipt({ state: 'Approved', approval }), { ...back, amount: eur(300) })
    const part = aReceipt({ state: 'Approved', approval, refunds: [of(300)], reason: 'paid twice' })
    expect(first).toMatchObject({ ok: true, value: { payment: part } })
    const rest = refundReceipt(part, back)
    expect(rest).toMatchObject({ value: { payment: { state: 'Refunded', refunds: [of(300), of(600)] } } })
    expect(rest.ok && rest.value.postings[0]?.effects[0]).toMatchObject({ journal: { id: 'receipt/7/11/refund/2' } })
  })

  test.each([
    ['nothing', eur(0), 'AMOUNT_INVALID'],
    ['more than is left', eur(600.01), 'AMOUNT_TOO_LARGE'],
  ] as const)('is refused for %s', (_, amount, why) => {
    const part = aReceipt({ state: 'Approved', approval, refunds: [of(300)] })
    expect(refundReceipt(part, { ...back, amount })).toEqual({ ok: false, why, fields: ['amount'] })
  })

  test('that was not in the books yet posts nothing, even after a first approval', () => {
    const refunded = refundReceipt(aReceipt({ approval }), back)
    const payment = { state: 'Refunded', approval: undefined }
    expect(refunded).toMatchObject({ ok: true, value: { payment, effects: news, postings: [] } })
  })

  test('that was not in the books yet goes back whole: there is no part of it', () => {
    const why = 'PAYMENT_NOT_APPROVED'
    expect(refundReceipt(aReceipt(), { ...back, amount: eur(1) })).toEqual({ ok: false, why })
    expect(refundReceipt(aReceipt({ approval }), { ...back, amount: eur(900) })).toEqual({ ok: false, why })
  })

  test('is refused when its money pays for a request', () => {
    const used = { ...back, account: setAside(account, r1, eur(0.01)) }
    expect(refundReceipt(aReceipt({ state: 'Approved', approval }), used)).toEqual({
      ok: false,
      why: 'CREDIT_IN_USE',
      values: { minor: 89_999, currency: 'EUR' },
    })
  })

  test('needs a reason, and something to refund', () => {
    expect(refundReceipt(aReceipt(), { ...back, reason: ' ' })).toMatchObject({ why: 'REASON_REQUIRED' })
    expect(refundReceipt(aReceipt({ state: 'Rejected' }), back)).toMatchObject({ why: 'PAYMENT_ALREADY_DECIDED' })
    expect(refundReceipt(aReceipt({ state: 'Refunded' }), back)).toMatchObject({ why: 'PAYMENT_ALREADY_DECIDED' })
  })
})

test('receipts wait while they are New; a flagged duplicate does not stop the clock [pay-06]', () => {
  const receipts = [
    aReceipt(),
    aReceipt({ duplicateOf: asPaymentId(7) }),
    aReceipt({ state: 'Approved' }),
    aReceipt({ state: 'Rejected' }),
    aReceipt({ shares: [{ contractId: c2, expected: eur(900) }] }),
  ]
  expect(waitingReceipts(receipts, c1)).toEqual([
    { expected: eur(900), counts: true },
    { expected: eur(900), counts: false },
  ])
})
