import { openApplication } from '#request/application.ts'
import { requestState } from '#request/booking-request.ts'
import type { BookingRequest } from '#request/booking-request.ts'
import { allocatedToward, setAside, unallocatedCredit } from '#contract/account.ts'
import type { ContractAccount } from '#contract/account.ts'
import type { PaymentDeadline } from '#request/clocks/payment-deadline.ts'
import type { RequestId } from '#ground/ids.ts'
import { balanceOf, totalOf } from '#books/ledger.ts'
import { isNegative, isPositive, isZero, smallerOf, subtract, sum } from '#ground/money.ts'
import type { Currency, Money } from '#ground/money.ts'
import type { ContractStanding } from '#request/events.ts'

/** `Open`: nothing is owed yet, but something is still to be answered, decided or paid. The wire shows it in grey. */
export type ContractState = 'Open' | 'Debit' | 'Credit' | 'Settled'

/** What waits for finance. `expected` is in the contract's currency; `counts` is false for a flagged duplicate or cash. */
export type WaitingPayment = { readonly expected: Money; readonly counts: boolean }

/** What the books say that a request owes in all, paid or not. */
export function chargedFor(account: ContractAccount, requestId: RequestId): Money {
  const journals = account.journals.filter((journal) => journal.requestId === requestId && journal.about !== 'payout')
  return totalOf(journals, 'agency', account.currency)
}

export function amountDue(account: ContractAccount, requestId: RequestId): Money {
  return subtract(chargedFor(account, requestId), allocatedToward(account, requestId))
}

/** All that the agency has to pay for the contract as it stands. */
export function contractAmountDue(account: ContractAccount, requests: readonly BookingRequest[]): Money {
  return sum(
    requests.map(({ id }) => amountDue(account, id)),
    account.currency,
  )
}

type Demand = { readonly requestId: RequestId; readonly missing: Money }

/** Who gets money next: accepted requests that are not covered, the earliest deadline first. */
export function demandsOf(account: ContractAccount, requests: readonly BookingRequest[]): Demand[] {
  return requests
    .filter((request) => requestState(request) === 'PaymentPending')
    .toSorted((a, b) => deadlineOf(a) - deadlineOf(b))
    .map((request) => ({ requestId: request.id, missing: amountDue(account, request.id) }))
    .filter(({ missing }) => isPositive(missing))
}

function deadlineOf(request: BookingRequest): number {
  return request.paymentDeadline?.at ?? Infinity
}

/** By when the agency has to pay next: the nearest deadline that runs. One that stands still hides none that runs out. */
export function nextDeadline(
  account: ContractAccount,
  requests: readonly BookingRequest[],
): PaymentDeadline | undefined {
  const deadlines = demandsOf(account, requests)
    .map(({ requestId }) => requests.find(({ id }) => id === requestId)?.paymentDeadline)
    .filter((deadline) => deadline !== undefined)
  return deadlines.find(({ heldSince }) => heldSince === undefined) ?? deadlines[0]
}

/** Sets unallocated credit aside, the earliest deadline first, even where it covers only a part. */
export function allocateCredit(account: ContractAccount, requests: readonly BookingRequest[]): ContractAccount {
  return pour(unallocatedCredit(account), demandsOf(account, requests)).reduce(
    (after, { requestId, amount }) => setAside(after, requestId, amount),
    account,
  )
}

/** Fills one demand after the other until the money ends. */
function pour(amount: Money, demands: readonly Demand[]): { requestId: RequestId; amount: Money }[] {
  let left = amount
  return demands.map(({ requestId, missing }) => {
    const share = smallerOf(left, missing)
    left = subtract(left, share)
    return { requestId, amount: share }
  })
}

/** How a request stands in its contract: what every decision about it has to know of money. */
export function standingOf(
  account: ContractAccount,
  requests: readonly BookingRequest[],
  waiting: readonly WaitingPayment[],
  requestId: RequestId,
): ContractStanding {
  const { currency } = account
  const receipts = sum(
    waiting.filter(({ counts }) => counts).map(({ expected }) => expected),
    currency,
  )
  const shares = pour(receipts, demandsOf(account, requests)).filter((share) => share.requestId === requestId)
  return {
    unverifiedPayment: waiting.length > 0,
    allocated: allocatedToward(account, requestId),
    unallocated: unallocatedCredit(account),
    waiting: sum(
      shares.map(({ amount }) => amount),
      currency,
    ),
  }
}

/** Before the first request there is a contract only on paper. */
export function emptyStanding(currency: Currency): ContractStanding {
  const nothing = sum([], currency)
  return { unverifiedPayment: false, allocated: nothing, unallocated: nothing, waiting: nothing }
}

/** Still to be answered, paid or decided. */
function isUnfinished(request: BookingRequest): boolean {
  return (
    request.facts.life === 'open' && (request.facts.funding !== 'covered' || openApplication(request) !== undefined)
  )
}

export function contractState(
  account: ContractAccount,
  requests: readonly BookingRequest[],
  waiting: readonly WaitingPayment[],
): ContractState {
  const balance = balanceOf(account)
  if (!isZero(balance)) return isNegative(balance) ? 'Credit' : 'Debit'
  return waiting.length > 0 || requests.some(isUnfinished) ? 'Open' : 'Settled'
}
