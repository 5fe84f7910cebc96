import type { BookingRequest } from '#booking-request.ts'
import type { ContractAccount } from '#contract-account.ts'
import { allocateCredit, standingOf } from '#contract-balance.ts'
import type { WaitingPayment } from '#contract-balance.ts'
import { decide } from '#decide.ts'
import type { Instant } from '#hotel-time.ts'
import type { Outcome } from '#request-effects.ts'
import type { Moment } from '#request-events.ts'

const fundingEvents = ['cover', 'hold-deadline', 'resume-deadline'] as const

/** The one funding event that applies now, if any does: the table's guards decide, as they do for everything else. */
function fund(request: BookingRequest, moment: Moment): Outcome | undefined {
  for (const kind of fundingEvents) {
    const outcome = decide(request, { kind, by: { who: 'account', id: request.contractId }, ...moment })
    if (outcome.ok) return outcome.value
  }
  return undefined
}

export type Settlement = { readonly account: ContractAccount; readonly outcomes: readonly Outcome[] }

/**
 * What follows whenever money moved, a payment arrived or was decided, or a price or answer changed: credit goes to the
 * requests that need it, and each request's funding becomes what the account says. Call it in the same transaction.
 */
export function settleContract(
  before: ContractAccount,
  requests: readonly BookingRequest[],
  waiting: readonly WaitingPayment[],
  at: Instant,
): Settlement {
  const account = allocateCredit(before, requests)
  // All look at the contract as it was before the first of them changed, so their order does not matter.
  const outcomes = requests.map((request) =>
    fund(request, { at, contract: standingOf(account, requests, waiting, request.id) }),
  )
  return { account, outcomes: outcomes.filter((outcome) => outcome !== undefined) }
}
