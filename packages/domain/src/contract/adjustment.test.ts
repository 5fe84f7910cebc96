import { describe, expect, test } from 'vitest'
import { applyEffects, creditsOf, setAside, unallocatedCredit } from '#contract/account.ts'
import { adjust } from '#contract/adjustment.ts'
import { amountDue } from '#contract/balance.ts'
import { payOutCredit } from '#contract/credit-moves.ts'
import { balanceOf } from '#books/ledger.ts'
import { money } from '#ground/money.ts'
import { eur, noon, c1, r1 } from '#testing/a-request.ts'
import { anAccount } from '#testing/an-account.ts'
import { bothTold } from '#testing/passing-events.ts'

/** 1,000 were paid: 900 pay for a stay, 100 for nothing. */
const account = setAside(anAccount({ [r1]: 900 }, { p1: 1000 }), r1, eur(900))
const by = (amount: number) => ({ id: 'adjustment/1', amount: eur(amount), at: noon })
const journal = (amount: number) => ({
  id: 'adjustment/1',
  contractId: c1,
  about: 'adjustment',
  at: noon,
  entries: [
    { account: 'agency', amount: eur(amount) },
    { account: 'adjustments', amount: eur(-amount) },
  ],
})

describe('an entry by hand', () => {
  test('gives credit, which is spent like any other', () => {
    const given = adjust(account, by(-50))
    expect(given).toEqual({ ok: true, value: [{ kind: 'post', journal: journal(-50) }, ...bothTold] })
    const after = applyEffects(account, given.ok ? given.value : [])
    expect([balanceOf(after), unallocatedCredit(after)]).toEqual([eur(-150), eur(150)])
    expect(creditsOf(after).at(-1)).toEqual({ id: 'adjustment/1', left: eur(50) })
    const paid = payOutCredit(after, { id: 'm1', amount: eur(150), at: noon })
    expect(unallocatedCredit(applyEffects(after, paid.ok ? paid.value : []))).toEqual(eur(0))
  })

  test('takes credit away that pays for nothing, and no stay is unpaid by it', () => {
    const taken = adjust(account, by(100))
    const spent = { kind: 'set-aside', toward: 'adjustment/1', amount: eur(100) }
    expect(taken).toEqual({ ok: true, value: [{ kind: 'post', journal: journal(100) }, spent, ...bothTold] })
    const after = applyEffects(account, taken.ok ? taken.value : [])
    expect([balanceOf(after), unallocatedCredit(after)]).toEqual([eur(0), eur(0)])
    expect(amountDue(after, r1)).toEqual(eur(0))
    expect(creditsOf(after).map(({ id }) => id)).toEqual(['p1'])
  })

  test.each([
    ['more than is free', by(100.01), 'CREDIT_TOO_SMALL', ['amount']],
    ['nothing', by(0), 'AMOUNT_INVALID', ['amount']],
    ['another currency', { ...by(1), amount: money(-1, 'IRR') }, 'CONTRACT_CURRENCY_MISMATCH', ['currency']],
  ])('is refused for %s', (_, wrong, why, fields) => {
    expect(adjust(account, wrong)).toEqual({ ok: false, why, fields })
  })
})
