import { requestState } from '#request/booking-request.ts'
import { unallocatedCredit } from '#contract/account.ts'
import { waitingIn } from '#contract/contract.ts'
import type { Contract } from '#contract/contract.ts'
import type { RequestId } from '#ground/ids.ts'
import type { Journal } from '#books/ledger.ts'
import { priceOf } from '#request/price-version.ts'

/** The invariants of domain.md, counted anew from the raw entries, so that they do not lean on the code under test. */
/** `expect` is too slow for a million checks, and its report would be about numbers: this one names the invariant. */
export function must(holds: boolean, invariant: string): void {
  if (!holds) throw new Error(invariant)
}

const total = (amounts: bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

function agencyTotal(journals: readonly Journal[]): bigint {
  const entries = journals.flatMap((journal) => journal.entries)
  return total(entries.filter(({ account }) => account === 'agency').map(({ amount }) => amount.minor))
}

function chargedIn({ account }: Contract, requestId: RequestId): bigint {
  return agencyTotal(
    account.journals.filter((journal) => journal.requestId === requestId && journal.about !== 'payout'),
  )
}

function allocatedIn({ account }: Contract, toward: RequestId): bigint {
  return total(account.allocations.filter((line) => line.toward === toward).map(({ amount }) => amount.minor))
}

export function everyJournalSumsToZero({ account }: Contract): void {
  for (const { id, entries } of account.journals) {
    must(total(entries.map(({ amount }) => amount.minor)) === 0n, `${id} does not sum to zero`)
  }
}

/** What finance found is in the books of the contracts that it pays: all of it once it is approved, nothing before. */
export function everyReceiptIsPostedWhole(contracts: readonly Contract[]): void {
  const journals = contracts.flatMap(({ account }) => account.journals).filter(({ about }) => about === 'payment')
  for (const { id, state, approval } of contracts.flatMap(({ receipts }) => receipts)) {
    const posted = -agencyTotal(journals.filter((journal) => journal.id.startsWith(`receipt/${id}/`)))
    const found = (state === 'Approved' || state === 'Refunded') && approval ? approval.credited.minor : 0n
    must(posted === found, `receipt ${id} is posted as ${posted} of ${found}`)
  }
}

export function everyReversalUndoesItsOriginal({ account }: Contract): void {
  for (const reversal of account.journals.filter(({ reverses }) => reverses !== undefined)) {
    const original = account.journals.find(({ id }) => id === reversal.reverses)
    must(agencyTotal([original!, reversal]) === 0n, `${reversal.id} does not undo its original`)
  }
}

export function allocationsNeverExceedTheirEntries(contract: Contract): void {
  const { journals, allocations } = contract.account
  const payments = journals.filter(({ about }) => about === 'payment')
  for (const payment of payments) {
    const used = total(allocations.filter(({ credit }) => credit === payment.id).map(({ amount }) => amount.minor))
    must(used >= 0n && used <= -agencyTotal([payment]), `${payment.id} is set aside more than once`)
  }
  for (const { id } of contract.requests) {
    const allocated = allocatedIn(contract, id)
    must(allocated >= 0n && allocated <= chargedIn(contract, id), `${id} holds more than it owes`)
  }
}

export function theBalanceIsWhatIsDueLessTheWallet(contract: Contract): void {
  const due = total(contract.requests.map(({ id }) => chargedIn(contract, id) - allocatedIn(contract, id)))
  const balance = agencyTotal(contract.account.journals)
  must(balance === due - unallocatedCredit(contract.account).minor, 'the balance is not what is due less the wallet')
}

/** An accepted request owes its price to the last unit; one that ended owes no more than its penalty, and has paid it. */
export function eachRequestOwesItsPrice(contract: Contract): void {
  for (const request of contract.requests) {
    const charged = chargedIn(contract, request.id)
    const { life, answer } = request.facts
    const price = answer === 'yes' ? priceOf(request).finalPrice.minor : 0n
    const owed = life === 'open' ? price : allocatedIn(contract, request.id)
    must(charged === owed, `${request.id} is charged ${charged} and owes ${owed}`)
  }
}

export function noneIsConfirmedWithoutCoverage(contract: Contract): void {
  for (const request of contract.requests.filter((each) => requestState(each) === 'Confirmed')) {
    const covered = allocatedIn(contract, request.id) === priceOf(request).finalPrice.minor
    must(covered, `${request.id} is confirmed without coverage`)
  }
}

/** The table of domain.md, written out once more. */
const states: readonly (readonly [RegExp, string])[] = [
  [/^open none /, 'New'],
  [/^open asked /, 'ConfirmationPending'],
  [/^open yes covered$/, 'Confirmed'],
  [/^open yes (none|submitted)$/, 'PaymentPending'],
  [/^(rejected|cancelled) \w+ returned$/, 'Refunded'],
  [/^rejected \w+ none$/, 'Rejected'],
  [/^cancelled \w+ none$/, 'Cancelled'],
]

export function stateIsTheFunctionOfTheFacts(contract: Contract): void {
  for (const request of contract.requests) {
    const { life, answer, funding } = request.facts
    const found = states.find(([facts]) => facts.test(`${life} ${answer} ${funding}`))
    must(
      requestState(request) === found?.[1],
      `${request.id}: ${requestState(request)} of ${life} ${answer} ${funding}`,
    )
  }
}

/** Whether the receipts that wait would pay for this request, poured in the order of the deadlines. */
export function coveringReceiptsWait(contract: Contract, requestId: RequestId): boolean {
  let waiting = total(waitingIn(contract).flatMap(({ expected, counts }) => (counts ? [expected.minor] : [])))
  const pending = contract.requests.filter((request) => requestState(request) === 'PaymentPending')
  for (const request of pending.toSorted((a, b) => a.paymentDeadline!.at - b.paymentDeadline!.at)) {
    waiting -= chargedIn(contract, request.id) - allocatedIn(contract, request.id)
    if (request.id === requestId) return waiting >= 0n
  }
  return false
}

/** The clock stands exactly while covering receipts wait. */
export function theClockIsFair(contract: Contract): void {
  for (const request of contract.requests.filter((each) => requestState(each) === 'PaymentPending')) {
    const stands = coveringReceiptsWait(contract, request.id)
    must(request.facts.funding === (stands ? 'submitted' : 'none'), `${request.id}: funding is not what waits`)
    must((request.paymentDeadline?.heldSince !== undefined) === stands, `${request.id}: the clock is not fair`)
  }
}

/** Versions are only ever added. They are frozen on first sight, so that touching one fails on the spot. */
export function frozenPricesNeverChange(before: Contract['requests'], after: Contract['requests']): void {
  for (const [index, { id, priceVersions }] of after.entries()) {
    const old = before[index]?.priceVersions ?? []
    must(
      old.every((version, place) => version === priceVersions[place]),
      `a price version of ${id} changed`,
    )
    for (const version of priceVersions.slice(old.length)) Object.freeze(Object.freeze(version).price)
  }
}

/** The journals and allocations that were there are there still, the very same; new ones follow them. */
export function theBooksOnlyGrow(before: Contract['account'], after: Contract['account']): void {
  must(
    before.journals.every((journal, index) => journal === after.journals[index]),
    'a journal changed',
  )
  must(
    before.allocations.every((line, index) => line === after.allocations[index]),
    'an allocation changed',
  )
}
