import { creditLeft } from '#contract/account.ts'
import type { ContractAccount } from '#contract/account.ts'
import type { WaitingPayment } from '#contract/balance.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { ContractId, PaymentId } from '#ground/ids.ts'
import { payment, payout } from '#books/ledger.ts'
import { compare, isPositive, sameMoney, smallerOf, subtract, sum, zero } from '#ground/money.ts'
import type { Currency, Money } from '#ground/money.ts'
import { judgeApproval, namedAmount, refuseWith, told } from '#contract/payment-approval.ts'
import type { Approval, ApprovalDecision, PaymentOutcome, Posting } from '#contract/payment-approval.ts'
import { paymentNumber } from '#contract/payment-number.ts'
import { duplicateOf } from '#contract/receipt-duplicate.ts'
import { mail, tell } from '#request/effects.ts'
import { isSeen } from '#ground/text/is-seen.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'

/** `Withdrawn`: the agency took it back before finance had looked at it. */
export type ReceiptState = 'New' | 'Approved' | 'Rejected' | 'Refunded' | 'Withdrawn'

/**
 * `expected` is in the contract's currency, at the rate of the day on which the receipt was sent, or of the day on which
 * it was paid where that makes more of it.
 */
export type Share = { readonly contractId: ContractId; readonly expected: Money }

/** What the agency says it paid, with a picture at best: no proof of money until finance has seen it at the bank. */
export type Receipt = {
  readonly id: PaymentId
  readonly number: string
  readonly bank?: string
  readonly claimed: Money
  /** What it pays: one contract, or several of one agency and one currency. */
  readonly shares: readonly Share[]
  readonly fileHash?: string
  readonly state: ReceiptState
  /** Another one that looks the same, of whatever agency: finance sees it, the agency does not. */
  readonly duplicateOf?: PaymentId
  /** The last approval; while the receipt is still New, the first of two. */
  readonly approval?: Approval
  /** Why finance took it all the same. */
  readonly overruled?: string
  /** What was paid back of it so far, in the contracts' currency. */
  readonly refunds?: readonly { readonly contractId: ContractId; readonly amount: Money }[]
  readonly reason?: string
}

type Decided = Result<PaymentOutcome<Receipt>>

type ReceiptDraft = Pick<Receipt, 'id' | 'number' | 'bank' | 'claimed' | 'shares' | 'fileHash'>

/**
 * What an agency sent before is refused, and the refusal names it. `twin` looks the same and belongs to another agency,
 * or is a picture that was saved again: told to finance alone.
 */
export function submitReceipt(
  draft: ReceiptDraft,
  known: { readonly own: readonly Receipt[]; readonly twin?: PaymentId },
): Decided {
  if (![draft.claimed, ...draft.shares.map(({ expected }) => expected)].every(isPositive)) {
    return refuseWith('AMOUNT_INVALID')
  }
  const currencies = new Set(draft.shares.map(({ expected }) => expected.currency))
  if (currencies.size !== 1) return refuseWith('CONTRACT_CURRENCY_MISMATCH')
  if (new Set(contractsOf(draft)).size < draft.shares.length) return refuseWith('VALIDATION_FAILED')
  const own = duplicateOf(draft, known.own)
  if (own) return refuseWith('DUPLICATE_RECEIPT', { id: own.id, number: paymentNumber(own.id) })
  return told({ ...draft, state: 'New', duplicateOf: known.twin }, tell('agency', 'staff'))
}

/** The agency takes it back, unless somebody of finance has found the money already. */
export function withdrawReceipt(receipt: Receipt): Decided {
  if (receipt.state !== 'New' || receipt.approval) return refuseWith('PAYMENT_ALREADY_DECIDED')
  return told({ ...receipt, state: 'Withdrawn' }, tell('agency', 'staff'))
}

function receiptJournal({ id }: Receipt, contractId: ContractId): string {
  return `receipt/${id}/${contractId}`
}

/** Those that have to be locked before anything is decided about it. */
export function contractsOf({ shares }: Pick<Receipt, 'shares'>): ContractId[] {
  return shares.map(({ contractId }) => contractId)
}

function currencyOf({ shares }: Receipt): Currency {
  return shares[0]!.expected.currency
}

/** What was found fills one share after the other; what is over, by a better rate, goes to the last. */
export function credited(
  { shares }: Pick<Receipt, 'shares'>,
  found: Money,
): readonly { contractId: ContractId; amount: Money }[] {
  let left = found
  return shares.map(({ contractId, expected }, place) => {
    const amount = place === shares.length - 1 ? left : smallerOf(left, expected)
    left = subtract(left, amount)
    return { contractId, amount }
  })
}

/** A flagged one takes a reason and two people, however small it is. */
export function approveReceipt(
  receipt: Receipt,
  { overruled, ...decision }: ApprovalDecision & { readonly overruled?: string },
): Decided {
  if (receipt.state !== 'New') return refuseWith('PAYMENT_ALREADY_DECIDED')
  const isFlagged = receipt.duplicateOf !== undefined
  if (isFlagged && !isSeen(overruled ?? '')) return refuse('REASON_REQUIRED', { fields: ['overruled'] })
  const secondPersonAbove = isFlagged ? zero(currencyOf(receipt)) : decision.secondPersonAbove
  const judged = judgeApproval(receipt.claimed, { ...decision, secondPersonAbove }, receipt.approval)
  if (!judged.ok) return judged
  const { approval, isFinal } = judged.value
  const found: Receipt = { ...receipt, approval, ...(isFlagged ? { overruled } : {}) }
  if (!isFinal) return told(found, tell('staff'))

  const postings = credited(receipt, approval.credited)
    .filter(({ amount }) => isPositive(amount))
    .map(({ contractId, amount }): Posting => {
      const heading = { id: receiptJournal(receipt, contractId), contractId, at: decision.at }
      return { contractId, effects: [{ kind: 'post', journal: payment(heading, 'bank', amount) }] }
    })
  const news = [mail('receipt-approved'), ...tell('agency', 'staff')]
  return ok({ payment: { ...found, state: 'Approved' }, effects: news, postings })
}

export function rejectReceipt(receipt: Receipt, { reason }: { readonly reason: string }): Decided {
  if (receipt.state !== 'New') return refuseWith('PAYMENT_ALREADY_DECIDED')
  if (!isSeen(reason)) return refuseWith('REASON_REQUIRED')
  const rejected: Receipt = { ...receipt, state: 'Rejected', approval: undefined, reason }
  return told(rejected, [mail('receipt-rejected', reason), ...tell('agency', 'staff')])
}

type ReceiptRefund = {
  readonly reason: string
  readonly at: Instant
  /** The contract that it is taken from: one of those that the receipt pays. */
  readonly account: ContractAccount
  /** All that is left of that share, where it is not named. */
  readonly amount?: Money
}

/** The bank sends the money back. What never was approved never was in the books; what pays for a request stays. */
export function refundReceipt(receipt: Receipt, { reason, at, account, amount: named }: ReceiptRefund): Decided {
  const { state, approval, refunds = [] } = receipt
  if (state !== 'New' && state !== 'Approved') return refuseWith('PAYMENT_ALREADY_DECIDED')
  if (!isSeen(reason)) return refuseWith('REASON_REQUIRED')
  const news = [mail('receipt-refunded', reason), ...tell('agency', 'staff')]
  // Of what never was in the books there is no part: it goes back whole.
  if (named && (state === 'New' || !approval)) return refuseWith('PAYMENT_NOT_APPROVED')
  if (state === 'New' || !approval) return told({ ...receipt, state: 'Refunded', approval: undefined, reason }, news)

  const { contractId, currency } = account
  const from = receiptJournal(receipt, contractId)
  const paid = credited(receipt, approval.credited).filter((share) => share.contractId === contractId)
  const back = refunds.filter((refund) => refund.contractId === contractId)
  const left = subtract(amountOf(paid, currency), amountOf(back, currency))
  const amount = named ?? left
  if (!isPositive(amount)) return refuseWith('AMOUNT_INVALID')
  if (compare(amount, left) > 0) return refuseWith('AMOUNT_TOO_LARGE')
  const free = creditLeft(account, from)
  if (compare(free, amount) < 0) return refuseWith('CREDIT_IN_USE', namedAmount(free))
  const heading = { id: `${from}/refund/${refunds.length + 1}`, contractId, at }
  const journal = payout(heading, 'refunds', amount)
  const spent = { kind: 'set-aside', toward: journal.id, amount, from } as const
  const after = [...refunds, { contractId, amount }]
  const isAll = sameMoney(amountOf(after, currency), approval.credited)
  return ok({
    payment: { ...receipt, state: isAll ? 'Refunded' : 'Approved', refunds: after, reason },
    effects: news,
    postings: [{ contractId, effects: [{ kind: 'post', journal }, spent] }],
  })
}

function amountOf(lines: readonly { readonly amount: Money }[], currency: Currency): Money {
  return sum(
    lines.map(({ amount }) => amount),
    currency,
  )
}

/** Receipts that finance has not decided. A flagged duplicate blocks the contract but does not stop the clock. */
export function waitingReceipts(receipts: readonly Receipt[], contractId: ContractId): WaitingPayment[] {
  const undecided = receipts.filter(({ state }) => state === 'New')
  return undecided.flatMap(({ shares, duplicateOf: earlier }) =>
    shares
      .filter((share) => share.contractId === contractId)
      .map(({ expected }) => ({ expected, counts: earlier === undefined })),
  )
}
