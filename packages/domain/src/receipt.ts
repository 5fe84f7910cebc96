import { creditLeft } from '#contract-account.ts'
import type { ContractAccount } from '#contract-account.ts'
import type { WaitingPayment } from '#contract-balance.ts'
import type { Instant } from '#hotel-time.ts'
import { payment, payout } from '#ledger.ts'
import { compare, isPositive, sameMoney, subtract, sum, zero } from '#money.ts'
import type { Money } from '#money.ts'
import { judgeApproval, refuseWith } from '#payment-approval.ts'
import type { Approval, ApprovalDecision, PaymentOutcome } from '#payment-approval.ts'
import { duplicateOf } from '#receipt-duplicate.ts'
import { mail, tell } from '#request-effects.ts'
import { ok } from '#result.ts'
import type { Result } from '#result.ts'

/** `Withdrawn`: the agency took it back before finance had looked at it. */
export type ReceiptState = 'New' | 'Approved' | 'Rejected' | 'Refunded' | 'Withdrawn'

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
  /** A receipt of another agency that looks the same: finance sees it, the agency does not. */
  readonly duplicateOf?: string
  /** The last approval; while the receipt is still New, the first of two. */
  readonly approval?: Approval
  /** Why finance took it all the same. */
  readonly overruled?: string
  /** What was paid back of it so far, in the contract's currency. */
  readonly refunds?: readonly Money[]
  readonly reason?: string
}

type Decided = Result<PaymentOutcome<Receipt>>

type ReceiptDraft = Pick<Receipt, 'id' | 'contractId' | 'number' | 'bank' | 'claimed' | 'expected' | 'fileHash'>

/** What an agency sent before is refused, and the refusal names it. What another agency sent is told to finance alone. */
export function submitReceipt(
  draft: ReceiptDraft,
  known: { readonly own: readonly Receipt[]; readonly others: readonly Receipt[] },
): Decided {
  if (!isPositive(draft.claimed)) return refuseWith('AMOUNT_INVALID')
  const own = duplicateOf(draft, known.own)
  if (own) return refuseWith('DUPLICATE_RECEIPT', { receiptId: own.id })
  const foreign = duplicateOf(draft, known.others)
  return ok({ payment: { ...draft, state: 'New', duplicateOf: foreign?.id }, effects: tell('agency', 'staff') })
}

/** The agency takes it back, unless somebody of finance has found the money already. */
export function withdrawReceipt(receipt: Receipt): Decided {
  if (receipt.state !== 'New' || receipt.approval) return refuseWith('PAYMENT_ALREADY_DECIDED')
  return ok({ payment: { ...receipt, state: 'Withdrawn' }, effects: tell('agency', 'staff') })
}

function receiptJournal(receipt: Pick<Receipt, 'id'>): string {
  return `receipt/${receipt.id}`
}

/** A flagged one takes a reason and two people, however small it is. */
export function approveReceipt(
  receipt: Receipt,
  { overruled, ...decision }: ApprovalDecision & { readonly overruled?: string },
): Decided {
  if (receipt.state !== 'New') return refuseWith('PAYMENT_ALREADY_DECIDED')
  const isFlagged = receipt.duplicateOf !== undefined
  if (isFlagged && !overruled?.trim()) return refuseWith('REASON_REQUIRED')
  const secondPersonAbove = isFlagged ? zero(receipt.expected.currency) : decision.secondPersonAbove
  const judged = judgeApproval(receipt.claimed, { ...decision, secondPersonAbove }, receipt.approval)
  if (!judged.ok) return judged
  const { approval, isFinal } = judged.value
  const found: Receipt = { ...receipt, approval, ...(isFlagged ? { overruled } : {}) }
  if (!isFinal) return ok({ payment: found, effects: tell('staff') })

  const heading = { id: receiptJournal(receipt), contractId: receipt.contractId, at: decision.at }
  const journal = payment(heading, 'bank', approval.credited)
  return ok({
    payment: { ...found, state: 'Approved' },
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

type ReceiptRefund = {
  readonly reason: string
  readonly at: Instant
  readonly account: ContractAccount
  /** All that is left, where it is not named. */
  readonly amount?: Money
}

/** The bank sends the money back. What never was approved never was in the books; what pays for a request stays. */
export function refundReceipt(receipt: Receipt, { reason, at, account, amount: named }: ReceiptRefund): Decided {
  const { state, approval, refunds = [] } = receipt
  if (state !== 'New' && state !== 'Approved') return refuseWith('PAYMENT_ALREADY_DECIDED')
  if (reason.trim() === '') return refuseWith('REASON_REQUIRED')
  const news = [mail('receipt-refunded', reason), ...tell('agency', 'staff')]
  if (state === 'New' || !approval) return ok({ payment: { ...receipt, state: 'Refunded', reason }, effects: news })

  const left = subtract(approval.credited, sum(refunds, account.currency))
  const amount = named ?? left
  if (!isPositive(amount)) return refuseWith('AMOUNT_INVALID')
  if (compare(amount, left) > 0) return refuseWith('AMOUNT_TOO_LARGE')
  const from = receiptJournal(receipt)
  if (compare(creditLeft(account, from), amount) < 0) return refuseWith('CREDIT_IN_USE')
  const heading = { id: `${from}/refund/${refunds.length + 1}`, contractId: receipt.contractId, at }
  const journal = payout(heading, 'refunds', amount)
  const spent = { kind: 'set-aside', toward: journal.id, amount, from } as const
  return ok({
    payment: {
      ...receipt,
      state: sameMoney(amount, left) ? 'Refunded' : 'Approved',
      refunds: [...refunds, amount],
      reason,
    },
    effects: [{ kind: 'post', journal }, spent, ...news],
  })
}

/** Receipts that finance has not decided. A flagged duplicate blocks the contract but does not stop the clock. */
export function waitingReceipts(receipts: readonly Receipt[]): WaitingPayment[] {
  const undecided = receipts.filter(({ state }) => state === 'New')
  return undecided.map(({ expected, duplicateOf: earlier }) => ({ expected, counts: earlier === undefined }))
}
