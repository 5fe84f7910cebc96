import { describe, expect, test } from 'vitest'
import { requestState } from '#booking-request.ts'
import { openContract } from '#contract.ts'
import type { Contract, Happened } from '#contract.ts'
import { moveCredit } from '#credit-moves.ts'
import { creditMoved, happen, receiptHappened, submitTo } from '#happen.ts'
import { approveReceipt, submitReceipt } from '#receipt.ts'
import type { Result } from '#result.ts'
import { allChecksPassed, answerHours, aRequest, aStay, eur, noon, someone } from '#testing/a-request.ts'

const desk = { by: someone('reservations'), at: noon }

function done(result: Result<Happened>): Happened {
  if (!result.ok) throw new Error(`refused: ${result.why}`)
  return result.value
}

/** With requests r1, r2, …, each accepted at 900 euros. */
function withAccepted(count: number, id = 'c1'): Contract {
  let contract = openContract('a1', id, 'EUR')
  for (let number = 1; number <= count; number += 1) {
    const draft = aRequest({ id: `r${number}`, contractId: id, version: 0, priceVersions: [], priceInForce: 0 })
    const sent = { kind: 'submit', by: someone('agent'), at: noon + number } as const
    contract = done(
      submitTo(contract, draft, { ...sent, stay: aStay(), checks: allChecksPassed, hours: answerHours }),
    ).contract
    contract = done(
      happen(contract, draft.id, { ...desk, seenVersion: 1, kind: 'accept', finalPrice: eur(900) }),
    ).contract
  }
  return contract
}
const draftReceipt = (amount: number) => ({
  id: '1',
  contractId: 'c1',
  number: '77',
  claimed: eur(amount),
  expected: eur(amount),
})
const states = ({ requests }: Contract) => requests.map(requestState)

describe('what happens in a contract', () => {
  test('is decided by how the contract stands, which nobody has to say', () => {
    const waiting = done(
      receiptHappened(withAccepted(1), submitReceipt(draftReceipt(900), { own: [], others: [] }), noon),
    )
    const cancelled = happen(waiting.contract, 'r1', {
      kind: 'cancel',
      by: someone('agent'),
      at: noon,
      seenVersion: 3,
    })
    expect(cancelled).toMatchObject({ ok: false, why: 'CONTRACT_HAS_UNVERIFIED_PAYMENT' })
  })

  test('leaves every request funded as the money says, and each has its own step to carry out', () => {
    const sent = done(
      receiptHappened(withAccepted(2), submitReceipt(draftReceipt(1800), { own: [], others: [] }), noon),
    )
    expect(sent.contract.requests.map(({ facts }) => facts.funding)).toEqual(['submitted', 'submitted'])
    const [receipt] = sent.contract.receipts
    const decision = { by: 'Mina', at: noon, amount: eur(1800), secondPersonAbove: eur(5000) }
    const paid = done(receiptHappened(sent.contract, approveReceipt(receipt!, decision), noon))
    expect(states(paid.contract)).toEqual(['Confirmed', 'Confirmed'])
    expect(paid.steps.map(({ about, id }) => `${about} ${id}`)).toEqual(['receipt 1', 'request r1', 'request r2'])
  })

  test('does not happen to a request of another contract', () => {
    expect(happen(withAccepted(1), 'r2', { ...desk, seenVersion: 1, kind: 'ask-hotel' })).toMatchObject({
      ok: false,
      why: 'NOT_FOUND',
    })
  })

  test('a refusal of the payment is passed on as it is', () => {
    expect(
      receiptHappened(withAccepted(1), submitReceipt(draftReceipt(0), { own: [], others: [] }), noon),
    ).toMatchObject({
      why: 'AMOUNT_INVALID',
    })
  })

  test('credit that comes from another contract covers by itself', () => {
    const rich = done(
      receiptHappened(openContract('a1', 'c0', 'EUR'), submitReceipt(draftReceipt(900), { own: [], others: [] }), noon),
    )
    const decision = { by: 'Mina', at: noon, amount: eur(900), secondPersonAbove: eur(5000) }
    const from = done(
      receiptHappened(rich.contract, approveReceipt(rich.contract.receipts[0]!, decision), noon),
    ).contract
    const to = withAccepted(1)
    const moved = moveCredit(from.account, to.account, { id: 'm1', amount: eur(900), at: noon })
    if (!moved.ok) throw new Error(moved.why)
    expect(states(creditMoved(to, 'm1', moved.value.to, noon).contract)).toEqual(['Confirmed'])
  })
})
