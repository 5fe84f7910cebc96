import { describe, expect, test } from 'vitest'
import { applyEffects, openAccount, setAside, unallocatedCredit } from '#contract/account.ts'
import { payOutCredit, moveCredit } from '#contract/credit-moves.ts'
import { balanceOf } from '#books/ledger.ts'
import { money } from '#ground/money.ts'
import { eur, noon, a1, a2, c1, c2, c3, r1 } from '#testing/a-request.ts'
import { anAccount } from '#testing/an-account.ts'
import { bothTold } from '#testing/passing-events.ts'

const account = setAside(anAccount({ [r1]: 900 }, { p1: 1000 }), r1, eur(900))
const move = (amount: number) => ({ id: 'm1', amount: eur(amount), at: noon })
const out = (amount: number) => [
  {
    kind: 'post',
    journal: {
      id: 'm1/out',
      contractId: c1,
      about: 'payout',
      at: noon,
      entries: [
        { account: 'agency', amount: eur(amount) },
        { account: 'refunds', amount: eur(-amount) },
      ],
    },
  },
  { kind: 'set-aside', toward: 'm1/out', amount: eur(amount) },
]

describe('paying credit out', () => {
  test('takes it from the wallet and writes to the agency', () => {
    const paid = payOutCredit(account, move(100))
    expect(paid).toEqual({
      ok: true,
      value: [...out(100), { kind: 'mail', mail: 'credit-paid-out' }, ...bothTold],
    })
    const after = applyEffects(account, paid.ok ? paid.value : [])
    expect([balanceOf(after), unallocatedCredit(after)]).toEqual([eur(0), eur(0)])
  })

  test.each([
    ['more than is free', move(100.01), 'CREDIT_TOO_SMALL', ['amount']],
    ['nothing', move(0), 'AMOUNT_INVALID', ['amount']],
    ['another currency', { ...move(1), amount: money(1, 'IRR') }, 'CONTRACT_CURRENCY_MISMATCH', ['currency']],
  ])('is refused for %s', (_, wrong, why, fields) => {
    expect(payOutCredit(account, wrong)).toEqual({ ok: false, why, fields })
  })
})

describe('moving credit to another contract', () => {
  const other = openAccount(a1, c2, 'EUR')

  test('pays there what it takes here', () => {
    const journal = {
      id: 'm1/in',
      contractId: c2,
      about: 'payment',
      at: noon,
      entries: [
        { account: 'agency', amount: eur(-60) },
        { account: 'refunds', amount: eur(60) },
      ],
    }
    const moved = moveCredit(account, other, move(60))
    expect(moved).toEqual({ ok: true, value: { from: out(60), to: [{ kind: 'post', journal }] } })
    expect(moved.ok && unallocatedCredit(applyEffects(other, moved.value.to))).toEqual(eur(60))
  })

  test('is refused for more than is free and for another currency', () => {
    expect(moveCredit(account, other, move(101))).toMatchObject({ ok: false, why: 'CREDIT_TOO_SMALL' })
    expect(moveCredit(account, openAccount(a1, c3, 'IRR'), move(1))).toMatchObject({
      why: 'CONTRACT_CURRENCY_MISMATCH',
    })
  })

  test('never crosses from one agency to another', () => {
    expect(() => moveCredit(account, openAccount(a2, c2, 'EUR'), move(1))).toThrow('between agencies')
  })
})
