import type { Transaction } from '@sarai/wire/portal/money/transactions.ts'
import type { ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { Journal } from '@sarai/domain/books/ledger.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'

/** A journal as the account knows it: what was owed after it, and the number of its last line. */
export type PostedJournal = {
  readonly id: string
  readonly about: Journal['about']
  readonly at: Date
  readonly contractId: ContractId
  readonly requestId: RequestId | null
  readonly hotel: string | null
  readonly amounts: readonly number[]
  /** The account on the other side of each of them. */
  readonly against: readonly string[]
  readonly entry: number
  readonly balance: number
  readonly contractBalance: number
  /** Of a reversal: what the original is about, and its last line. */
  readonly reverses: number | null
}

/**
 * Every side of the agency is a line: what a stay costs and what the agency earns by it are two, in the order in which
 * they were booked.
 */
export function linesOf(journal: PostedJournal): Transaction[] {
  const { amounts, against } = journal
  const sides = amounts.length === 0 ? [0] : amounts
  return sides.map((amount, place) => {
    const after = sides.slice(place + 1).reduce((sum, later) => sum + later, 0)
    const isLast = place === sides.length - 1
    const settles = isLast && journal.contractBalance === 0
    return {
      Id: journal.entry - (sides.length - 1 - place),
      Date: journal.at.toISOString(),
      Kind: journal.about,
      Part: partOf(journal.about, against[place]),
      Reference: journal.id,
      OrderId: journal.contractId,
      OrderNumber: `C-${journal.contractId}`,
      RequestId: journal.requestId,
      RequestNumber: journal.requestId === null ? null : requestNumber(journal.requestId),
      HotelName: journal.hotel,
      PaymentNumber: paymentNumberIn(journal.id),
      Debit: Math.max(amount, 0),
      Credit: Math.max(-amount, 0),
      Balance: journal.balance - after,
      State: settles ? 'Settled' : amount < 0 ? 'Credit' : 'Debit',
      Reverses: journal.reverses === null ? null : journal.reverses - (sides.length - 1 - place),
    }
  })
}

/** A charge is booked against what is sold and against what the agency earns by it, or one of them; so is its reversal. */
function partOf(about: Journal['about'], account: string | undefined): Transaction['Part'] {
  if (about !== 'charge' && about !== 'reversal') return 'whole'
  return account === 'commission' ? 'commission' : 'price'
}

/** Journals are called after the payment that they book: `receipt/7/11`, `cash/7`. */
function paymentNumberIn(id: string): string | null {
  const [, payment] = /^(?:receipt|cash)\/(\d+)/.exec(id) ?? []
  return payment === undefined ? null : `P-${payment}`
}
