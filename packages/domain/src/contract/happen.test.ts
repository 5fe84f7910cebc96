import { describe, expect, test } from 'vitest'
import { requestState } from '#request/booking-request.ts'
import { approveCash, requestCash } from '#contract/cash-payment.ts'
import { openContract } from '#contract/contract.ts'
import type { Contract, Happened } from '#contract/contract.ts'
import { moveCredit } from '#contract/credit-moves.ts'
import { cashHappened, creditMoved, happen, receiptHappened, submitTo } from '#contract/happen.ts'
import { asPaymentId, asRequestId } from '#ground/ids.ts'
import { approveReceipt, rejectReceipt, submitReceipt, withdrawReceipt } from '#contract/receipt.ts'
import type { Result } from '#ground/result.ts'
import {
  allChecksPassed,
  answerHours,
  aRequest,
  aStay,
  days,
  eur,
  hours,
  noon,
  someone,
  a1,
  c0,
  c1,
  c2,
  r1,
  r2,
} from '#testing/a-request.ts'

const desk = { by: someone('reservations'), at: noon }

function done(result: Result<Happened>): Happened {
  if (!result.ok) throw new Error(`refused: ${result.why}`)
  return result.value
}

/** With requests r1, r2, …, each accepted at 900 euros. */
function withAccepted(count: number, id = c1): Contract {
  let contract = openContract(a1, id, 'EUR')
  for (let number = 1; number <= count; number += 1) {
    const draft = aRequest({
      id: asRequestId(number),
      contractId: id,
      version: 0,
      priceVersions: [],
      priceInForce: 0,
    })
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
const draftReceipt = (amount: number, contractId = c1) => ({
  id: asPaymentId(1),
  number: '77',
  claimed: eur(amount),
  shares: [{ contractId, expected: eur(amount) }],
})
const none = { own: [] }

function receipt(contract: Contract, decided: Parameters<typeof receiptHappened>[1]): Result<Happened> {
  const happened = receiptHappened([contract], decided, noon)
  return happened.ok ? { ok: true, value: happened.value[0]! } : happened
}
const states = ({ requests }: Contract) => requests.map(requestState)

describe('what happens in a contract', () => {
  test('is decided by how the contract stands, which nobody has to say', () => {
    const waiting = done(receipt(withAccepted(1), submitReceipt(draftReceipt(900), none)))
    const cancelled = happen(waiting.contract, r1, {
      kind: 'cancel',
      by: someone('agent'),
      at: noon,
      seenVersion: 3,
    })
    expect(cancelled).toMatchObject({ ok: false, why: 'CONTRACT_HAS_UNVERIFIED_PAYMENT' })
  })

  test('leaves every request funded as the money says, and each has its own step to carry out', () => {
    const sent = done(receipt(withAccepted(2), submitReceipt(draftReceipt(1800), none)))
    expect(sent.contract.requests.map(({ facts }) => facts.funding)).toEqual(['submitted', 'submitted'])
    const [first] = sent.contract.receipts
    const decision = { by: 'Mina', at: noon, amount: eur(1800), secondPersonAbove: eur(5000) }
    const paid = done(receipt(sent.contract, approveReceipt(first!, decision)))
    expect(states(paid.contract)).toEqual(['Confirmed', 'Confirmed'])
    expect(paid.steps.map(({ about, id }) => `${about} ${id}`)).toEqual(['receipt 1', 'request 1', 'request 2'])
  })

  test('a receipt that is taken back buys no time, one that is refused three hours', () => {
    const lastMinute = noon + days(1)
    const held = receiptHappened([withAccepted(1)], submitReceipt(draftReceipt(900), none), lastMinute)
    if (!held.ok) throw new Error(held.why)
    const waiting = held.value.map(({ contract }) => contract)
    const [sent] = waiting[0]!.receipts
    const deadlineAfter = (decided: Parameters<typeof receiptHappened>[1]) => {
      const happened = receiptHappened(waiting, decided, lastMinute + 5)
      return happened.ok && happened.value[0]?.contract.requests[0]?.paymentDeadline?.at
    }
    expect(deadlineAfter(withdrawReceipt(sent!))).toBe(lastMinute + 5)
    expect(deadlineAfter(rejectReceipt(sent!, { reason: 'not found' }))).toBe(lastMinute + 5 + hours(3))
  })

  test('a contract takes two hundred requests', () => {
    const full = { ...withAccepted(1), requests: Array.from({ length: 199 }, () => aRequest()) }
    const draft = aRequest({ id: asRequestId(500), version: 0, priceVersions: [], priceInForce: 0 })
    const event = { kind: 'submit', by: someone('agent'), at: noon, checks: allChecksPassed } as const
    const submit = (contract: Contract) => submitTo(contract, draft, { ...event, stay: aStay(), hours: answerHours })
    const last = done(submit(full)).contract
    expect(last.requests).toHaveLength(200)
    expect(submit(last)).toMatchObject({ ok: false, why: 'CONTRACT_NOT_EXTENDABLE' })
  })

  test('does not happen to a request of another contract', () => {
    expect(happen(withAccepted(1), r2, { ...desk, seenVersion: 1, kind: 'ask-hotel' })).toMatchObject({
      ok: false,
      why: 'NOT_FOUND',
    })
  })

  test('a refusal of the payment is passed on as it is', () => {
    expect(receipt(withAccepted(1), submitReceipt(draftReceipt(0), none))).toMatchObject({
      why: 'AMOUNT_INVALID',
    })
  })

  test('cash that is announced and found covers its request, and is told once', () => {
    const draft = { id: asPaymentId(5), contractId: c1, claimed: eur(900), expected: eur(900), payer: 'Ali' }
    const announced = done(cashHappened(withAccepted(1), requestCash(draft), noon))
    expect(announced.contract.requests[0]?.facts.funding).toBe('none')
    expect(announced.contract.cash).toHaveLength(1)
    const decision = { by: 'Mina', at: noon + 7, amount: eur(900), secondPersonAbove: eur(5000) }
    const paid = done(cashHappened(announced.contract, approveCash(announced.contract.cash[0]!, decision), noon + 7))
    expect(states(paid.contract)).toEqual(['Confirmed'])
    expect(paid.steps.map(({ about, id }) => `${about} ${id}`)).toEqual(['cash 5', 'request 1'])
    expect(paid.steps[0]?.effects.filter(({ kind }) => kind === 'mail')).toHaveLength(1)
    const refused = requestCash({ ...draft, claimed: eur(0) })
    expect(cashHappened(withAccepted(1), refused, noon)).toMatchObject({ ok: false, why: 'AMOUNT_INVALID' })
  })

  test('what follows happens at the same moment, and is no withdrawal', () => {
    const later = noon + hours(1)
    const sent = receiptHappened([withAccepted(2)], submitReceipt(draftReceipt(900), none), later)
    if (!sent.ok) throw new Error(sent.why)
    const waiting = sent.value[0]!.contract
    expect(waiting.requests[0]?.paymentDeadline).toEqual({ at: noon + days(1), heldSince: later })
    // The second request comes first now, and the receipt is its.
    const event = { ...desk, seenVersion: 3, kind: 'extend-deadline', reason: 'bank holiday' } as const
    const moved = done(happen(waiting, r1, { ...event, at: later, until: noon + days(9) }))
    expect(moved.contract.requests.map(({ facts }) => facts.funding)).toEqual(['none', 'submitted'])
    expect(moved.contract.requests[1]?.paymentDeadline?.heldSince).toBe(later)
    expect(moved.contract.requests[0]?.paymentDeadline?.at).toBe(noon + days(9))
  })

  test('credit that comes from another contract covers by itself', () => {
    const rich = done(receipt(openContract(a1, c0, 'EUR'), submitReceipt(draftReceipt(900, c0), none)))
    const decision = { by: 'Mina', at: noon, amount: eur(900), secondPersonAbove: eur(5000) }
    const from = done(receipt(rich.contract, approveReceipt(rich.contract.receipts[0]!, decision))).contract
    const to = withAccepted(1)
    const moved = moveCredit(from.account, to.account, { id: 'm1', amount: eur(900), at: noon })
    if (!moved.ok) throw new Error(moved.why)
    const covered = creditMoved(to, 'm1', moved.value.to, noon)
    expect(states(covered.contract)).toEqual(['Confirmed'])
    expect(covered.steps.map(({ about, id }) => `${about} ${id}`)).toEqual(['credit m1', 'request 1'])
  })

  test('one transfer covers the requests of every contract that it pays', () => {
    const contracts = [withAccepted(1), withAccepted(1, c2)]
    const shares = [c1, c2].map((contractId) => ({ contractId, expected: eur(900) }))
    const sent = receiptHappened(contracts, submitReceipt({ ...draftReceipt(1800), shares }, none), noon)
    if (!sent.ok) throw new Error(sent.why)
    const waiting = sent.value.map(({ contract }) => contract)
    expect(waiting.map(({ requests }) => requests[0]?.facts.funding)).toEqual(['submitted', 'submitted'])
    const decision = { by: 'Mina', at: noon, amount: eur(1800), secondPersonAbove: eur(5000) }
    const approved = approveReceipt(waiting[0]!.receipts[0]!, decision)
    const paid = receiptHappened(waiting, approved, noon)
    if (!paid.ok) throw new Error(paid.why)
    expect(paid.value.flatMap(({ contract }) => states(contract))).toEqual(['Confirmed', 'Confirmed'])
    const mails = paid.value.map(({ steps }) => steps[0]?.effects.filter(({ kind }) => kind === 'mail').length)
    expect(mails).toEqual([1, 0])
    const posted = paid.value.map(({ contract }) => contract.account.journals.map(({ id }) => id))
    expect(posted.map((names) => names.filter((name) => name.startsWith('receipt')))).toEqual([
      ['receipt/1/11'],
      ['receipt/1/12'],
    ])
    expect(paid.value[1]?.steps[0]?.effects.map(({ kind }) => kind)).toEqual(['post'])
    expect(() => receiptHappened([waiting[0]!], approved, noon)).toThrow('pays other contracts')
  })
})
