import type { Instant } from '#ground/hotel-time.ts'
import type { AgencyId, ContractId, RequestId } from '#ground/ids.ts'
import { isZero, negate, sum } from '#ground/money.ts'
import type { Currency, Money } from '#ground/money.ts'

export type LedgerAccount = 'agency' | 'sales' | 'commission' | 'bank' | 'cash' | 'refunds' | 'adjustments'
export type JournalId = string

/** A ledger entry: positive is a debit, negative a credit. On the agency's account a debit is what the agency owes. */
export type LedgerEntry = { readonly account: LedgerAccount; readonly amount: Money }

export type Journal = {
  readonly id: JournalId
  readonly contractId: ContractId
  readonly requestId?: RequestId
  readonly about: 'charge' | 'penalty' | 'payment' | 'payout' | 'reversal' | 'adjustment'
  readonly at: Instant
  readonly entries: readonly LedgerEntry[]
  readonly reverses?: JournalId
}

/** The account of one agency in one currency. It only grows. */
export type Ledger = { readonly agencyId: AgencyId; readonly currency: Currency; readonly journals: readonly Journal[] }

type Heading = Pick<Journal, 'id' | 'contractId' | 'requestId' | 'at'>

/** Two entries of the same amount; the agency's is a debit when the amount is positive. */
function against(account: Exclude<LedgerAccount, 'agency'>, amount: Money): LedgerEntry[] {
  if (isZero(amount)) return []
  return [
    { account: 'agency', amount },
    { account, amount: negate(amount) },
  ]
}

/** What a stay costs: the gross price owed, and the commission credited. A lower price is a negative charge. */
export function charge(heading: Heading, gross: Money, commission: Money): Journal {
  return {
    ...heading,
    about: 'charge',
    entries: [...against('sales', gross), ...against('commission', negate(commission))],
  }
}

export function penaltyCharge(heading: Heading, penalty: Money): Journal {
  return { ...heading, about: 'penalty', entries: against('sales', penalty) }
}

export function payment(heading: Heading, into: 'bank' | 'cash' | 'refunds', amount: Money): Journal {
  return { ...heading, about: 'payment', entries: against(into, negate(amount)) }
}

export function payout(heading: Heading, from: 'cash' | 'refunds', amount: Money): Journal {
  return { ...heading, about: 'payout', entries: against(from, amount) }
}

/** What finance puts right by hand: positive is owed more, negative is credit given. */
export function adjustment(heading: Heading, amount: Money): Journal {
  return { ...heading, about: 'adjustment', entries: against('adjustments', amount) }
}

/** The id is made from the original's, so the same journal can never be reversed twice. */
export function reversal(original: Journal, at: Instant): Journal {
  const entries = original.entries.map(({ account, amount }) => ({ account, amount: negate(amount) }))
  return { ...original, id: `${original.id}/reversed`, about: 'reversal', at, entries, reverses: original.id }
}

/** What a journal adds to the agency's debt. */
export function agencyShare(journal: Journal, currency: Currency): Money {
  return totalOf([journal], 'agency', currency)
}

export function totalOf(journals: readonly Journal[], account: LedgerAccount, currency: Currency): Money {
  const entries = journals.flatMap((journal) => journal.entries)
  return sum(
    entries.filter((entry) => entry.account === account).map((entry) => entry.amount),
    currency,
  )
}

/** A journal that breaks the books is our own mistake, not something a person did: it throws. */
export function post<Books extends Ledger>(books: Books, journal: Journal): Books {
  // Adding up in the ledger's currency also keeps every other currency out.
  const whole = sum(
    journal.entries.map((entry) => entry.amount),
    books.currency,
  )
  if (!isZero(whole)) throw new RangeError(`journal ${journal.id} does not sum to zero`)
  if (books.journals.some(({ id }) => id === journal.id))
    throw new RangeError(`journal ${journal.id} is already posted`)
  return { ...books, journals: [...books.journals, journal] }
}

export function reverse<Books extends Ledger>(books: Books, original: JournalId, at: Instant): Books {
  const found = books.journals.find(({ id }) => id === original)
  if (!found) throw new RangeError(`journal ${original} was never posted`)
  if (found.reverses !== undefined) throw new RangeError(`journal ${original} is a reversal itself`)
  return post(books, reversal(found, at))
}

/** Positive: the agency owes. Negative: the agency has credit. */
export function balanceOf(books: Ledger): Money {
  return totalOf(books.journals, 'agency', books.currency)
}
