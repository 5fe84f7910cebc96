import type { BookingRequest } from '#request/booking-request.ts'
import { waitingCash } from '#contract/cash-payment.ts'
import type { CashPayment } from '#contract/cash-payment.ts'
import { applyEffects, openAccount } from '#contract/account.ts'
import type { ContractAccount } from '#contract/account.ts'
import { standingOf } from '#contract/balance.ts'
import type { WaitingPayment } from '#contract/balance.ts'
import type { AgencyId, ContractId, PaymentId, RequestId } from '#ground/ids.ts'
import type { JournalId } from '#books/ledger.ts'
import type { Currency } from '#ground/money.ts'
import { waitingReceipts } from '#contract/receipt.ts'
import type { Receipt } from '#contract/receipt.ts'
import type { Effect, Outcome } from '#request/effects.ts'
import type { ContractStanding } from '#request/events.ts'

/**
 * What is locked, loaded, decided on and kept as one. Every decision about a request needs to know how the contract
 * stands, and money that moves may change another request of it.
 */
export type Contract = {
  readonly account: ContractAccount
  readonly requests: readonly BookingRequest[]
  readonly receipts: readonly Receipt[]
  readonly cash: readonly CashPayment[]
}

/** A contract is locked and loaded whole: it stays small enough for that. */
export const mostRequests = 200

/** What has to follow, and for which request or payment: whoever keeps the contract carries it out in this order. */
export type Step = {
  readonly about: 'request' | 'receipt' | 'cash' | 'credit'
  readonly id: RequestId | PaymentId | JournalId
  readonly effects: readonly Effect[]
}
export type Happened = { readonly contract: Contract; readonly steps: readonly Step[] }

export function openContract(agencyId: AgencyId, contractId: ContractId, currency: Currency): Contract {
  return { account: openAccount(agencyId, contractId, currency), requests: [], receipts: [], cash: [] }
}

export function waitingIn({ account, receipts, cash }: Contract): WaitingPayment[] {
  return [...waitingReceipts(receipts, account.contractId), ...waitingCash(cash)]
}

/** How a request stands in it; one that is only being submitted stands in it too. */
export function standingIn(contract: Contract, requestId: RequestId): ContractStanding {
  return standingOf(contract.account, contract.requests, waitingIn(contract), requestId)
}

/** The contract after a decision about one of its requests, a new one included. */
export function withOutcome(contract: Contract, { request, effects }: Outcome): Contract {
  return {
    ...contract,
    account: applyEffects(contract.account, effects),
    requests: replaced(contract.requests, request),
  }
}

/** In the place of what had its id, or behind all others. */
export function replaced<Thing extends { readonly id: number }>(
  things: readonly Thing[],
  thing: Thing,
): readonly Thing[] {
  const known = things.findIndex(({ id }) => id === thing.id)
  return known < 0 ? [...things, thing] : things.with(known, thing)
}
