import { describe, expect, test } from 'vitest'
import { requestState } from '#request/booking-request.ts'
import { settleContract } from '#contract/settle.ts'
import {
  aConfirmedRequest,
  anAcceptedRequest,
  aPrice,
  aRequest,
  aVersion,
  eur,
  hours,
  noon,
  r1,
  r2,
  r3,
  r4,
} from '#testing/a-request.ts'
import { anAccount } from '#testing/an-account.ts'

const early = anAcceptedRequest({ id: r3, paymentDeadline: { at: noon + hours(10) } })
const late = anAcceptedRequest({ id: r4, paymentDeadline: { at: noon + hours(20) } })
const now = { at: noon, isWithdrawn: false }
const receipt = (amount: number) => ({ expected: eur(amount), counts: true })

function settled(
  ...[account, requests, waiting]: Parameters<typeof settleContract> extends [...infer Rest, object] ? Rest : never
) {
  const settlement = settleContract(account, requests, waiting, now)
  return settlement.outcomes.map(({ request }) => [request.id, requestState(request), request.facts.funding])
}

describe('settling a contract', () => {
  test('confirms what approved payments cover, by earliest deadline', () => {
    const account = anAccount({ [early.id]: 900, [late.id]: 900 }, { p1: 1000 })
    expect(settled(account, [late, early], [])).toEqual([[early.id, 'Confirmed', 'covered']])
    expect(settleContract(account, [late, early], [], now).account.allocations).toEqual([
      { credit: 'p1', toward: early.id, amount: eur(900) },
      { credit: 'p1', toward: late.id, amount: eur(100) },
    ])
  })

  test('stops the clock of what waiting receipts would cover, and of nothing more', () => {
    const account = anAccount({ [early.id]: 900, [late.id]: 900 }, { p1: 100 })
    expect(settled(account, [late, early], [receipt(800)])).toEqual([[early.id, 'PaymentPending', 'submitted']])
    expect(settled(account, [late, early], [receipt(799.99)])).toEqual([])
    expect(settled(account, [late, early], [receipt(1700)])).toHaveLength(2)
  })

  test('starts the clock again when a receipt was refused, with three hours at least', () => {
    const held = {
      ...early,
      facts: { ...early.facts, funding: 'submitted' as const },
      paymentDeadline: { at: noon, heldSince: noon - 5 },
    }
    const { outcomes } = settleContract(anAccount({ [early.id]: 900 }), [held], [], now)
    expect(outcomes[0]?.request.paymentDeadline).toEqual({ at: noon + hours(3) })
    expect(outcomes[0]?.request.facts.funding).toBe('none')
  })

  test('leaves alone what is confirmed, not accepted, or unchanged', () => {
    const account = anAccount({ [r1]: 900, [early.id]: 900 }, {})
    expect(settled(account, [aConfirmedRequest(), aRequest({ id: r2 }), early], [])).toEqual([])
  })

  test('names the contract as the cause', () => {
    const { outcomes } = settleContract(anAccount({ [early.id]: 900 }, { p1: 900 }), [early], [], now)
    expect(outcomes[0]?.effects.at(-1)).toMatchObject({
      kind: 'record',
      event: 'cover',
      by: { source: 'account', roles: ['account'], id: 'contract/11' },
    })
  })

  test('looks again when a clock that goes on puts its request behind another', () => {
    const facts = { ...early.facts, funding: 'submitted' as const }
    const held = { ...early, facts, paymentDeadline: { at: noon + hours(2), heldSince: noon - hours(1) } }
    const priceVersions = [aVersion({ price: aPrice(500, 0) })]
    const next = { ...late, priceVersions, paymentDeadline: { at: noon + hours(2.5) } }
    const { outcomes } = settleContract(
      anAccount({ [early.id]: 900, [late.id]: 500 }),
      [held, next],
      [receipt(500)],
      now,
    )
    expect(outcomes.map(({ request }) => [request.id, request.facts.funding])).toEqual([
      [early.id, 'none'],
      [late.id, 'submitted'],
    ])
  })
})
