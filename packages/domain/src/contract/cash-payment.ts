import { creditLeft } from '#contract/account.ts'
import type { ContractAccount } from '#contract/account.ts'
import type { WaitingPayment } from '#contract/balance.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { ContractId, PaymentId } from '#ground/ids.ts'
import { payment, payout } from '#books/ledger.ts'
import { compare, isPositive } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { judgeApproval, namedAmount, refuseWith, told } from '#contract/payment-approval.ts'
import type { Approval, ApprovalDecision, PaymentOutcome } from '#contract/payment-approval.ts'
import { mail, tell } from '#request/effects.ts'
import { isSeen } from '#ground/text/is-seen.ts'
import { ok } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'

/** `Withdrawn`: the agency brings it no more, and finance does not hold it yet. */
export type CashState = 'Requested' | 'Approved' | 'NotApproved' | 'Returned' | 'Withdrawn'

/** Money that the agency means to bring; it counts once finance holds it. */
export type CashPayment = {
  readonly id: PaymentId
  readonly contractId: ContractId
  readonly claimed: Money
  /** The same in the contract's currency, at the rate of the day on which it was announced. */
  readonly expected: Money
  readonly payer: string
  readonly payee?: string
  readonly state: CashState
  readonly approval?: Approval
  readonly reason?: string
}

type Decided = Result<PaymentOutcome<CashPayment>>

export function requestCash(draft: Omit<CashPayment, 'state' | 'payee' | 'approval' | 'reason'>): Decided {
  if (!isPositive(draft.claimed)) return refuseWith('AMOUNT_INVALID')
  return told({ ...draft, state: 'Requested' }, tell('agency', 'staff'))
}

/** The agency brings it no more, unless somebody of finance says that they hold it. */
export function withdrawCash(cash: CashPayment): Decided {
  if (cash.state !== 'Requested' || cash.approval) return refuseWith('PAYMENT_ALREADY_DECIDED')
  return told({ ...cash, state: 'Withdrawn' }, tell('agency', 'staff'))
}

function cashJournal(cash: Pick<CashPayment, 'id'>): string {
  return `cash/${cash.id}`
}

export function approveCash(cash: CashPayment, decision: ApprovalDecision): Decided {
  if (cash.state !== 'Requested') return refuseWith('PAYMENT_ALREADY_DECIDED')
  const judged = judgeApproval(cash.claimed, decision, cash.approval)
  if (!judged.ok) return judged
  const { approval, isFinal } = judged.value
  if (!isFinal) return told({ ...cash, approval }, tell('staff'))

  const heading = { id: cashJournal(cash), contractId: cash.contractId, at: decision.at }
  const journal = payment(heading, 'cash', approval.credited)
  return ok({
    payment: { ...cash, state: 'Approved', payee: decision.by, approval },
    effects: [mail('cash-approved'), ...tell('agency', 'staff')],
    postings: [{ contractId: cash.contractId, effects: [{ kind: 'post', journal }] }],
  })
}

export function declineCash(cash: CashPayment, { reason }: { readonly reason: string }): Decided {
  if (cash.state !== 'Requested') return refuseWith('PAYMENT_ALREADY_DECIDED')
  if (!isSeen(reason)) return refuseWith('REASON_REQUIRED')
  const declined: CashPayment = { ...cash, state: 'NotApproved', approval: undefined, reason }
  return told(declined, [mail('cash-not-approved', reason), ...tell('agency', 'staff')])
}

/** The money goes back over the counter, unless it already pays for a request. */
export function returnCash(
  cash: CashPayment,
  { reason, at, account }: { readonly reason: string; readonly at: Instant; readonly account: ContractAccount },
): Decided {
  if (cash.state !== 'Approved' || !cash.approval) return refuseWith('PAYMENT_NOT_APPROVED')
  if (!isSeen(reason)) return refuseWith('REASON_REQUIRED')
  const from = cashJournal(cash)
  const amount = cash.approval.credited
  const free = creditLeft(account, from)
  if (compare(free, amount) < 0) return refuseWith('CREDIT_IN_USE', namedAmount(free))
  const journal = payout({ id: `${from}/returned`, contractId: cash.contractId, at }, 'cash', amount)
  const spent = { kind: 'set-aside', toward: journal.id, amount, from } as const
  return ok({
    payment: { ...cash, state: 'Returned', reason },
    effects: [mail('cash-returned', reason), ...tell('agency', 'staff')],
    postings: [{ contractId: cash.contractId, effects: [{ kind: 'post', journal }, spent] }],
  })
}

/** Announced cash blocks what would change the sum, but a promise does not stop the clock. */
export function waitingCash(payments: readonly CashPayment[]): WaitingPayment[] {
  const undecided = payments.filter(({ state }) => state === 'Requested')
  return undecided.map(({ expected }) => ({ expected, counts: false }))
}
