import type { AgencyId, ContractId, RequestId } from '#ground/ids.ts'
import { agencyShare, post, reverse } from '#books/ledger.ts'
import type { Journal, JournalId, Ledger } from '#books/ledger.ts'
import { add, isPositive, isZero, negate, smallerOf, subtract, sum, zero } from '#ground/money.ts'
import type { Currency, Money } from '#ground/money.ts'
import type { AccountEffect, Effect } from '#request/effects.ts'

/** Part of a payment set aside for a request, or spent on a payout. Only ever added; a release is a negative one. */
export type Allocation = { readonly credit: JournalId; readonly toward: RequestId | JournalId; readonly amount: Money }

/** The part of an agency's ledger that belongs to one contract, and what its payments are set aside for. */
export type ContractAccount = Ledger & { readonly contractId: ContractId; readonly allocations: readonly Allocation[] }

export function openAccount(agencyId: AgencyId, contractId: ContractId, currency: Currency): ContractAccount {
  return { agencyId, contractId, currency, journals: [], allocations: [] }
}

export function allocatedToward(account: ContractAccount, toward: RequestId | JournalId): Money {
  const lines = account.allocations.filter((allocation) => allocation.toward === toward)
  return amountOf(lines, account.currency)
}

/** A payment, or credit given by hand, and what of it is set aside for nothing. */
export type Credit = { readonly id: JournalId; readonly left: Money }

/** Oldest first: what came first is spent first. What was given by hand counts like what was paid. */
export function creditsOf(account: ContractAccount): Credit[] {
  const payments = account.journals.filter((journal) => isCredit(journal, account.currency))
  const used = usedByCredit(account)
  return payments.map((journal) => ({
    id: journal.id,
    left: subtract(paidBy(journal, account.currency), used.get(journal.id) ?? zero(account.currency)),
  }))
}

export function unallocatedCredit(account: ContractAccount): Money {
  return sum(
    creditsOf(account).map(({ left }) => left),
    account.currency,
  )
}

export function creditLeft(account: ContractAccount, payment: JournalId): Money {
  const credits = creditsOf(account).filter(({ id }) => id === payment)
  return sum(
    credits.map(({ left }) => left),
    account.currency,
  )
}

/** Asking for more than there is breaks the books, and is our own mistake: whoever asks has checked before. */
export function setAside(
  account: ContractAccount,
  toward: RequestId | JournalId,
  amount: Money,
  from?: JournalId,
): ContractAccount {
  const added: Allocation[] = []
  let missing = amount
  for (const credit of creditsOf(account)) {
    if (from !== undefined && credit.id !== from) continue
    const taken = smallerOf(credit.left, missing)
    if (isPositive(taken)) added.push({ credit: credit.id, toward, amount: taken })
    missing = subtract(missing, taken)
  }
  if (!isZero(missing)) throw new RangeError(`not enough credit on contract ${account.contractId} for ${toward}`)
  return { ...account, allocations: [...account.allocations, ...added] }
}

/** Gives back the youngest payments first, so that the oldest stay where they are. */
export function release(account: ContractAccount, requestId: RequestId, keep: Money): ContractAccount {
  const added: Allocation[] = []
  let surplus = subtract(allocatedToward(account, requestId), keep)
  for (const credit of creditsOf(account).toReversed()) {
    const lines = account.allocations.filter(({ credit: id, toward }) => id === credit.id && toward === requestId)
    const given = smallerOf(amountOf(lines, account.currency), surplus)
    if (!isPositive(given)) continue
    added.push({ credit: credit.id, toward: requestId, amount: negate(given) })
    surplus = subtract(surplus, given)
  }
  return { ...account, allocations: [...account.allocations, ...added] }
}

function carryOut(account: ContractAccount, effect: AccountEffect): ContractAccount {
  if (effect.kind === 'post') return post(account, effect.journal)
  if (effect.kind === 'reverse') return reverse(account, effect.original, effect.at)
  if (effect.kind === 'release') return release(account, effect.requestId, effect.keep)
  return setAside(account, effect.toward, effect.amount, effect.from)
}

const accountEffects: readonly string[] = ['post', 'reverse', 'set-aside', 'release'] satisfies AccountEffect['kind'][]

/** Carries out what a decision asks of the account, in its order; mails, clocks and the rest are for others. */
export function applyEffects(account: ContractAccount, effects: readonly Effect[]): ContractAccount {
  const ours = effects.filter((effect): effect is AccountEffect => accountEffects.includes(effect.kind))
  return ours.reduce(carryOut, account)
}

function amountOf(allocations: readonly Allocation[], currency: Currency): Money {
  return sum(
    allocations.map(({ amount }) => amount),
    currency,
  )
}

function isCredit(journal: Journal, currency: Currency): boolean {
  return journal.about === 'payment' || (journal.about === 'adjustment' && isPositive(paidBy(journal, currency)))
}

function paidBy(journal: Journal, currency: Currency): Money {
  return negate(agencyShare(journal, currency))
}

/** All at once: looking through every allocation for each credit would hold everybody up where there are thousands. */
function usedByCredit({ allocations }: ContractAccount): ReadonlyMap<JournalId, Money> {
  const used = new Map<JournalId, Money>()
  for (const { credit, amount } of allocations) {
    const before = used.get(credit)
    used.set(credit, before === undefined ? amount : add(before, amount))
  }
  return used
}
