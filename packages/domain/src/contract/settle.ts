import type { Actor, BookingRequest } from '#request/booking-request.ts'
import type { ContractAccount } from '#contract/account.ts'
import { allocateCredit, standingOf } from '#contract/balance.ts'
import type { WaitingPayment } from '#contract/balance.ts'
import { decide } from '#request/decide.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { Outcome } from '#request/effects.ts'
import type { Moment } from '#request/events.ts'

/** Whether it follows from a receipt that the agency took back. */
export type Cause = { readonly isWithdrawn: boolean }

const fundingEvents = ['cover', 'hold-deadline', 'resume-deadline'] as const

/** The one funding event that applies now, if any does: the table's guards decide, as they do for everything else. */
function fund(request: BookingRequest, moment: Moment & Cause): Outcome | undefined {
  for (const kind of fundingEvents) {
    const outcome = decide(request, { kind, by: accountOf(request), ...moment })
    if (outcome.ok) return outcome.value
  }
  return undefined
}

function accountOf({ contractId }: BookingRequest): Actor {
  return { source: 'account', roles: ['account'], id: `contract/${contractId}` }
}

export type Settlement = { readonly account: ContractAccount; readonly outcomes: readonly Outcome[] }

/**
 * What follows whenever money moved, a payment arrived or was decided, or a price or answer changed: credit goes to the
 * requests that need it, and each request's funding becomes what the account says. Call it in the same transaction and
 * carry the outcomes out in their order.
 *
 * A clock that goes on again may put its request behind another one, to which the waiting receipts then belong; so it
 * looks again until nothing changes. That ends: a deadline moves at most once in the same moment.
 */
export function settleContract(
  before: ContractAccount,
  requests: readonly BookingRequest[],
  waiting: readonly WaitingPayment[],
  { at, isWithdrawn }: Cause & { readonly at: Instant },
): Settlement {
  const account = allocateCredit(before, requests)
  const funded = requests.map((request) =>
    fund(request, { at, isWithdrawn, contract: standingOf(account, requests, waiting, request.id) }),
  )
  const outcomes = funded.filter((outcome) => outcome !== undefined)
  if (outcomes.length === 0) return { account, outcomes }
  const changed = requests.map((request, index) => funded[index]?.request ?? request)
  const rest = settleContract(account, changed, waiting, { at, isWithdrawn })
  return { account: rest.account, outcomes: [...outcomes, ...rest.outcomes] }
}
