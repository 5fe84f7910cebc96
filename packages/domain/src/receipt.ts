import { creditLeft } from '#contract-account.ts'
import type { ContractAccount } from '#contract-account.ts'
import type { WaitingPayment } from '#contract-balance.ts'
import type { Instant } from '#hotel-time.ts'
import { payment, payout } from '#ledger.ts'
import { compare, isPositive } from '#money.ts'
import type { Money } from '#money.ts'
import { judgeApproval, refuseWith } from '#payment-approval.ts'
import type { Approval, ApprovalDecision, PaymentOutcome } from '#payment-approval.ts'
import { duplicateOf } from '#receipt-duplicate.ts'
import { mail, tell } from '#request-effects.ts'
import { ok } from '#result.ts'
import type { Result } from '#result.ts'

export type ReceiptState = 'New' | 'Approved' | 'Rejected' | 'Refunded'

/** What the agency says it paid, with a picture at best: no proof of money until finance has seen it at the bank. */
export type Receipt = {
  readonly id: string
  readonly contractId: string
  readonly number: string
  readonly bank?: string
  readonly claimed: Money
  /** The same in the contract's currency, at the rate of the day on which it was sent. */
  readonly expected: Money
  readonly fileHash?: string
  readonly state: ReceiptState
  /** An earlier receipt that looks the same; both sides see the flag. */
  readonly duplicateOf?: string
  /** The last approval; while the receipt is still New, the first of two. */
  readonly approval?: Approval
  readonly reason?: string
}

type Decided = Result<PaymentOutcome<Receipt>>

/** A look-alike is refused once, so that nobody sends one by mistake; sent again on purpose, it is taken and flagged. */
export function submitReceipt(
  draft: Omit<Receipt, 'state' | 'duplicateOf' | 'approval' | 'reason'>,
  known: readonly Receipt[],
  isAnotherPayment: boolean,
): Decided {
  if (!isPositive(draft.claimed)) return refuseWith('AMOUNT_INVALID')
  const earlier = duplicateOf(draft, known)
  if (earlier && !isAnotherPayment) return refuseWith('DUPLICATE_RECEIPT')
  return ok({ payment: { ...draft, state: 'New', duplicateOf: earlier?.id }, effects: tell('agency', 'staff') })
}

function receiptJournal(receipt: Pick<Receipt, 'id'>): string {
  return `receipt/${receipt.id}`
}

/** Finance has to say that it looked at the earlier receipt before a flagged one is approved. */
export function approveReceipt(
  receipt: Receipt,
  { sawDuplicate, ...decision }: ApprovalDecision & { readonly sawDuplicate: boolean },
): Decided {
  if (receipt.state !== 'New') return refuseWith('PAYMENT_ALREADY_DECIDED')
  if (receipt.duplicateOf !== undefined && !sawDuplicate) return refuseWith('DUPLICATE_RECEIPT')
  const judged = judgeApproval(receipt.claimed, decision, receipt.approval)
  if (!judged.ok) return judged
  const { approval, isFinal } = judged.value
  if (!isFinal) return ok({ payment: { ...receipt, approval }, effects: tell('staff') })

  const heading = { id: receiptJournal(receipt), contractId: receipt.contractId, at: decision.at }
  const journal = payment(heading, 'bank', approval.credited)
  return ok({
    payment: { ...receipt, state: 'Approved', approval },
    effects: [{ kind: 'post', journal }, mail('receipt-approved'), ...tell('agency', 'staff')],
  })
}

export function rejectReceipt(receipt: Receipt, { reason }: { readonly reason: string }): Decided {
  if (receipt.state !== 'New') return refuseWith('PAYMENT_ALREADY_DECIDED')
  if (reason.trim() === '') return refuseWith('REASON_REQUIRED')
  return ok({
    payment: { ...receipt, state: 'Rejected', approval: undefined, reason },
    effects: [mail('receipt-rejected', reason), ...tell('agency', 'staff')],
  })
}

/** The bank sends the money back. What never was approved never was in the books; what pays for a request stays. */
export function refundReceipt(
  receipt: Receipt,
  { reason, at, account }: { readonly reason: string; readonly at: Instant; readonly account: ContractAccount },
): Decided {
  if (receipt.state !== 'New' && receipt.state !== 'Approved') return refuseWith('PAYMENT_ALREADY_DECIDED')
  if (reason.trim() === '') return refuseWith('REASON_REQUIRED')
  const news = [mail('receipt-refunded', reason), ...tell('agency', 'staff')]
  const refunded: Receipt = { ...receipt, state: 'Refunded', reason }
  if (receipt.state === 'New' || !receipt.approval) return ok({ payment: refunded, effects: news })

  const from = receiptJournal(receipt)
  const amount = receipt.approval.credited
  if (compare(creditLeft(account, from), amount) < 0) return refuseWith('CREDIT_IN_USE')
  const journal = payout({ id: `${from}/refund`, contractId: receipt.contractId, at }, 'refunds', amount)
  const spent = { kind: 'set-aside', toward: journal.id, amount, from } as const
  return ok({ payment: refunded, effects: [{ kind: 'post', journal }, spent, ...news] })
}

/** Receipts that finance has not decided. A flagged duplicate blocks the contract but does not stop the clock. */
export function waitingReceipts(receipts: readonly Receipt[]): WaitingPayment[] {
  const undecided = receipts.filter(({ state }) => state === 'New')
  return undecided.map(({ expected, duplicateOf: earlier }) => ({ expected, counts: earlier === undefined }))
}
