import { describe, expect, test } from 'vitest'
import { calendarDay } from '#ground/calendar-day.ts'
import { exchangeRate } from '#ground/exchange.ts'
import { money } from '#ground/money.ts'
import { approveReceipt, refundReceipt, submitReceipt } from '#contract/receipt.ts'
import { approval, aReceipt, byMina, draft, none } from '#testing/a-receipt.ts'
import { c1, c2, eur, noon } from '#testing/a-request.ts'
import { anAccount } from '#testing/an-account.ts'

describe('one transfer for several contracts', () => {
  const shares = [
    { contractId: c1, expected: eur(600) },
    { contractId: c2, expected: eur(300) },
  ]
  const shared = aReceipt({ shares })
  const postedFor = (amount: number) => {
    const approved = approveReceipt(shared, { ...byMina, amount: eur(amount) })
    if (!approved.ok) throw new Error(approved.why)
    return approved.value.postings.map(({ contractId, effects }) => [
      contractId,
      ...effects.flatMap((effect) =>
        effect.kind === 'post' ? [effect.journal.id, effect.journal.entries[1]?.amount] : [],
      ),
    ])
  }

  test('posts every share', () => {
    expect(postedFor(900)).toEqual([
      [c1, 'receipt/7/11', eur(600)],
      [c2, 'receipt/7/12', eur(300)],
    ])
  })

  test('that is found in part fills the first shares first', () => {
    expect(postedFor(700)).toEqual([
      [c1, 'receipt/7/11', eur(600)],
      [c2, 'receipt/7/12', eur(100)],
    ])
    expect(postedFor(500)).toEqual([[c1, 'receipt/7/11', eur(500)]])
  })

  test('that is worth more than it was gives the rest to the last', () => {
    const claimed = money(1_125_000_000, 'IRR')
    const rate = exchangeRate(calendarDay('2026-11-01'), money(1_125_000, 'IRR'), eur(1))
    const approved = approveReceipt({ ...shared, claimed }, { ...byMina, amount: claimed, rate })
    expect(approved.ok && approved.value.postings[1]?.effects).toMatchObject([
      { journal: { entries: [{ amount: eur(-400) }, { amount: eur(400) }] } },
    ])
  })

  test('is refunded share by share, and no share gives more than its own', () => {
    const paid = aReceipt({ shares, state: 'Approved', approval })
    const account = anAccount({}, { 'receipt/7/11': 600 })
    const back = { reason: 'paid twice', at: noon, account }
    expect(refundReceipt(paid, { ...back, amount: eur(600.01) })).toMatchObject({ why: 'AMOUNT_TOO_LARGE' })
    const first = refundReceipt(paid, back)
    const refunds = [{ contractId: c1, amount: eur(600) }]
    expect(first).toMatchObject({ ok: true, value: { payment: { state: 'Approved', refunds } } })
    const other = { ...anAccount(), contractId: c2 }
    const rest = { ...other, journals: anAccount({}, { 'receipt/7/12': 300 }).journals }
    expect(refundReceipt({ ...paid, refunds }, { ...back, account: rest })).toMatchObject({
      value: { payment: { state: 'Refunded' }, postings: [{ contractId: c2 }] },
    })
  })

  test.each([
    ['a share of nothing', [shares[0]!, { contractId: c2, expected: eur(0) }], 'AMOUNT_INVALID'],
    ['two currencies', [shares[0]!, { contractId: c2, expected: money(1, 'USD') }], 'CONTRACT_CURRENCY_MISMATCH'],
    ['no contract at all', [], 'CONTRACT_CURRENCY_MISMATCH'],
    ['the same contract twice', [shares[0]!, shares[0]!], 'VALIDATION_FAILED'],
  ] as const)('is refused for %s', (_, wrong, why) => {
    expect(submitReceipt({ ...draft, shares: wrong }, none)).toMatchObject({ ok: false, why })
  })
})
