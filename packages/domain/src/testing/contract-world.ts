import type { BookingRequest } from '#booking-request.ts'
import type { CashPayment } from '#cash-payment.ts'
import { waitingCash } from '#cash-payment.ts'
import { applyEffects, openAccount } from '#contract-account.ts'
import type { ContractAccount } from '#contract-account.ts'
import { standingOf } from '#contract-balance.ts'
import type { WaitingPayment } from '#contract-balance.ts'
import { decide } from '#decide.ts'
import type { Instant } from '#hotel-time.ts'
import type { PaymentOutcome } from '#payment-approval.ts'
import { waitingReceipts } from '#receipt.ts'
import type { Receipt } from '#receipt.ts'
import type { Effect, Outcome } from '#request-effects.ts'
import type { ContractStanding, EventKind, EventOf } from '#request-events.ts'
import type { Result } from '#result.ts'
import { settleContract } from '#settle-contract.ts'
import { noon } from '#testing/a-request.ts'

/** One contract with its requests and payments, in memory: what the server keeps in tables. */
export type World = {
  at: Instant
  account: ContractAccount
  requests: BookingRequest[]
  receipts: Receipt[]
  cash: CashPayment[]
  /** Everything that was done so far, refused attempts left out. */
  done: string[]
}

/** `which` picks a request or payment, `size` an amount or a time. */
export type Step = { readonly kind: string; readonly which: number; readonly size: number }

export function newWorld(): World {
  return { at: noon, account: openAccount('a1', 'c1', 'EUR'), requests: [], receipts: [], cash: [], done: [] }
}

export function waitingIn(world: World): WaitingPayment[] {
  return [...waitingReceipts(world.receipts), ...waitingCash(world.cash)]
}

export function standingIn(world: World, requestId: string): ContractStanding {
  return standingOf(world.account, world.requests, waitingIn(world), requestId)
}

function keep(world: World, { request, effects }: Outcome): void {
  const known = world.requests.findIndex(({ id }) => id === request.id)
  world.requests = known < 0 ? [...world.requests, request] : world.requests.with(known, request)
  world.account = applyEffects(world.account, effects)
}

/** As the server does after every command: credit finds its requests and each request's funding is brought up to date. */
export function settle(world: World): void {
  const { account, outcomes } = settleContract(world.account, world.requests, waitingIn(world), world.at)
  world.account = account
  for (const outcome of outcomes) {
    keep(world, outcome)
    const record = outcome.effects.at(-1)
    if (record?.kind === 'record') world.done.push(record.event)
  }
}

/** Lets something happen to a request; a refusal leaves the world as it is. */
export function happen<Kind extends EventKind>(world: World, request: BookingRequest, event: EventOf<Kind>): boolean {
  const outcome = decide(request, event)
  if (!outcome.ok) return false
  keep(world, outcome.value)
  world.done.push(event.kind)
  settle(world)
  return true
}

/** The effects of what finance or the agency did to a payment. */
export function paid<Payment extends { id: string }>(
  world: World,
  what: string,
  payments: Payment[],
  outcome: Result<PaymentOutcome<Payment>>,
): Payment[] {
  if (!outcome.ok) return payments
  const { payment, effects } = outcome.value
  spread(world, what, effects)
  const known = payments.findIndex(({ id }) => id === payment.id)
  return known < 0 ? [...payments, payment] : payments.with(known, payment)
}

export function spread(world: World, what: string, effects: readonly Effect[]): void {
  world.account = applyEffects(world.account, effects)
  world.done.push(what)
}

/** Mostly something that may be done, or random lives would be full of refusals; every fifth time anything at all. */
export function pick<Thing>(
  things: readonly Thing[],
  which: number,
  fits: (thing: Thing) => boolean,
): Thing | undefined {
  const fitting = which % 5 === 0 ? [] : things.filter(fits)
  const choice = fitting.length > 0 ? fitting : things
  return choice[which % choice.length]
}
