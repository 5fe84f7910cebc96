import fc from 'fast-check'
import type { BookingRequest } from '#booking-request.ts'
import { approveCash, declineCash, requestCash, returnCash } from '#cash-payment.ts'
import type { CashPayment } from '#cash-payment.ts'
import { contractAmountDue, demandsOf } from '#contract-balance.ts'
import { payOutCredit } from '#credit-moves.ts'
import { isPositive, money } from '#money.ts'
import type { Money } from '#money.ts'
import { priceOf } from '#price-version.ts'
import { approveReceipt, refundReceipt, rejectReceipt, submitReceipt } from '#receipt.ts'
import type { Receipt } from '#receipt.ts'
import type { EventKind, EventOf } from '#request-events.ts'
import { firstRefusal } from '#request-guard.ts'
import { transitions } from '#request-transitions.ts'
import { ok } from '#result.ts'
import { allChecksPassed, aPrice, aRequest, aStay, days, eur, hours, someone } from '#testing/a-request.ts'
import { happen, newWorld, paid, settle, spread, standingIn, waitingIn } from '#testing/contract-world.ts'
import type { World } from '#testing/contract-world.ts'

/** `which` picks a request or payment, `size` an amount or a time. */
export type Step = { readonly kind: string; readonly which: number; readonly size: number }

/** What an event brings along besides who, when and how the contract stands. */
type Details<Kind extends EventKind> = Omit<EventOf<Kind>, 'kind' | 'by' | 'at' | 'contract'>
type StepKind = Exclude<EventKind, 'submit' | 'cover' | 'hold-deadline' | 'resume-deadline'>

const stayOf = (world: World, size: number) => ({
  stay: aStay({ price: aPrice(size * 100, size * 10), checkInAt: world.at + days(size * 3) }),
  checks: allChecksPassed,
})

const details: {
  readonly [Kind in StepKind]: (request: BookingRequest, size: number, world: World) => Details<Kind>
} = {
  'ask-hotel': () => ({}),
  accept: (request, size, { at }) => ({
    finalPrice: priceOf(request).finalPrice,
    hotelOptionUntil: size > 5 ? at + hours(size) : undefined,
  }),
  'extend-deadline': (_, size, { at }) => ({ reason: 'slow bank', until: at + hours(size) }),
  reject: () => ({ reason: 'full' }),
  cancel: () => ({}),
  expire: ({ version }) => ({ seenVersion: version }),
  revive: (_, size, world) => stayOf(world, size),
  'apply-to-cancel': (_, size) => ({ penalty: eur(size * 10), penaltyShown: eur(size * 10) }),
  'approve-cancellation': (_, size) => ({ penalty: eur(size * 5) }),
  'decline-application': () => ({ reason: 'no' }),
  refund: () => ({}),
  'change-details': ({ version }) => ({ seenVersion: version, details: ok(0) }),
  'change-stay': ({ version }, size, world) => ({ seenVersion: version, ...stayOf(world, size) }),
  'apply-to-change': ({ version }, size, world) => ({ seenVersion: version, ...stayOf(world, size) }),
  'approve-change': () => ({}),
  'offer-price': (_, size, { at }) => ({
    reason: 'hotel',
    price: aPrice(size * 100, size * 10),
    packageVersion: 1,
    until: at + hours(20),
  }),
  'accept-offer': () => ({}),
  'decline-offer': () => ({}),
  'reopen-notes': () => ({}),
}

const isStepKind = (kind: string): kind is StepKind => kind in details

/** Mostly something that may be done, or random lives would be full of refusals; every fifth time anything at all. */
function pick<Thing>(things: readonly Thing[], which: number, fits: (thing: Thing) => boolean): Thing | undefined {
  const fitting = which % 5 === 0 ? [] : things.filter(fits)
  const choice = fitting.length > 0 ? fitting : things
  return choice[which % choice.length]
}

function may(world: World, request: BookingRequest, kind: StepKind, contract = standingIn(world, request.id)): boolean {
  return firstRefusal(transitions[kind].only, request, { at: world.at, contract }) === undefined
}

function act(world: World, request: BookingRequest, kind: StepKind, size: number): void {
  const by = someone(transitions[kind].who[0]!)
  const moment = { at: world.at, contract: standingIn(world, request.id) }
  happen(world, request, { ...details[kind](request, size, world), kind, by, ...moment })
}

/** What leads a request on, from the rarest; it happens where the step's own event is not allowed. */
const onward = [
  'approve-change',
  'approve-cancellation',
  'accept-offer',
  'revive',
  'refund',
  'accept',
  'apply-to-change',
] as const

function requestStep(world: World, kind: StepKind, { which, size }: Step): void {
  const request = pick(world.requests, which, (each) => may(world, each, kind))
  if (!request) return
  const contract = standingIn(world, request.id)
  const isWild = which % 5 === 0 || may(world, request, kind, contract)
  const other = isWild ? undefined : onward.find((each) => may(world, request, each, contract))
  act(world, request, other ?? kind, size)
}

function submit(world: World, size: number): void {
  if (world.requests.length >= 3) return
  const draft = aRequest({ id: `r${world.requests.length + 1}`, version: 0, priceVersions: [], priceInForce: 0 })
  const moment = { at: world.at, contract: standingIn(world, draft.id) }
  happen(world, draft, { kind: 'submit', by: someone('agency'), keyUse: 'fresh', ...moment, ...stayOf(world, size) })
}

/** Agencies mostly pay what is due next, often in part, sometimes too much. */
function amountToPay(world: World, size: number): Money {
  const next = demandsOf(world.account, world.requests)[0]?.missing ?? eur(size * 100)
  if (size <= 4) return next
  if (size <= 6) return money(next.minor / 2n + 1n, 'EUR')
  const all = contractAmountDue(world.account, world.requests)
  return money((isPositive(all) ? all.minor : 0n) + BigInt(size) * 1000n, 'EUR')
}

const back = (world: World) => ({ reason: 'back', at: world.at, account: world.account })
const decision = (world: World, amount: Money) => ({
  by: 'Mina',
  at: world.at,
  amount,
  secondPersonAbove: eur(100_000),
})
const part = (claimed: Money, size: number) => (size > 7 ? money(claimed.minor / 2n + 1n, claimed.currency) : claimed)

/** Every third receipt is one of a few numbers again, so that duplicates happen. */
function sendReceipt(world: World, size: number): void {
  if (waitingIn(world).length > 1) return receiptStep(world, 'approve-receipt', { kind: '', which: 1, size })
  const claimed = amountToPay(world, size)
  const id = String(world.receipts.length + 1)
  const draft = { id, contractId: 'c1', number: size % 3 === 0 ? 'again' : id, claimed, expected: claimed }
  world.receipts = paid(world, 'send-receipt', world.receipts, submitReceipt(draft, world.receipts, true))
}

function decideReceipt(world: World, kind: string, size: number, receipt: Receipt) {
  if (kind === 'reject-receipt') return rejectReceipt(receipt, { reason: 'not found' })
  if (kind === 'refund-receipt') return refundReceipt(receipt, back(world))
  return approveReceipt(receipt, { ...decision(world, part(receipt.claimed, size)), sawDuplicate: true })
}

function receiptStep(world: World, kind: string, { which, size }: Step): void {
  const decide = (receipt: Receipt) => decideReceipt(world, kind, size, receipt)
  const receipt = pick(world.receipts, which, (each) => decide(each).ok)
  if (receipt) world.receipts = paid(world, kind, world.receipts, decide(receipt))
}

function announceCash(world: World, size: number): void {
  const claimed = amountToPay(world, size)
  const draft = { id: String(world.cash.length + 1), contractId: 'c1', claimed, expected: claimed, payer: 'Ali' }
  world.cash = paid(world, 'announce-cash', world.cash, requestCash(draft))
}

function decideCash(world: World, kind: string, size: number, cash: CashPayment) {
  if (kind === 'decline-cash') return declineCash(cash, { reason: 'nobody came' })
  if (kind === 'return-cash') return returnCash(cash, back(world))
  return approveCash(cash, decision(world, part(cash.claimed, size)))
}

function cashStep(world: World, kind: string, { which, size }: Step): void {
  const decide = (cash: CashPayment) => decideCash(world, kind, size, cash)
  const cash = pick(world.cash, which, (each) => decide(each).ok)
  if (cash) world.cash = paid(world, kind, world.cash, decide(cash))
}

function payOut(world: World, size: number): void {
  const move = { id: `m${world.account.journals.length}`, amount: eur(size * 10), at: world.at }
  const outcome = payOutCredit(world.account, move)
  if (outcome.ok) spread(world, 'pay-out', outcome.value)
}

/** The worker's sweep: it asks for every request, and the decision says whether it is due. */
function sweep(world: World): void {
  for (const request of world.requests) act(world, request, 'expire', 1)
}

function payStep(world: World, step: Step): void {
  const { kind, size } = step
  if (kind === 'send-receipt') sendReceipt(world, size)
  else if (kind === 'announce-cash') announceCash(world, size)
  else if (kind === 'pay-out') payOut(world, size)
  else if (kind.endsWith('-receipt')) receiptStep(world, kind, step)
  else cashStep(world, kind, step)
  settle(world)
}

export function take(world: World, step: Step): void {
  const { kind, size } = step
  if (isStepKind(kind)) requestStep(world, kind, step)
  else if (kind === 'submit') submit(world, size)
  else if (kind === 'wait') world.at += hours(size * 2)
  else if (kind === 'sweep') sweep(world)
  else payStep(world, step)
}

/** How often each is tried: what opens doors more often than what closes them. */
const weights: Readonly<Record<string, number>> = {
  submit: 12,
  accept: 10,
  'send-receipt': 8,
  'approve-receipt': 8,
  'reject-receipt': 5,
  'refund-receipt': 2,
  'announce-cash': 4,
  'approve-cash': 6,
  'decline-cash': 2,
  'return-cash': 6,
  wait: 8,
  sweep: 6,
  revive: 4,
  refund: 6,
  'apply-to-cancel': 8,
  'approve-cancellation': 4,
  'apply-to-change': 3,
  'approve-change': 4,
  'offer-price': 3,
  'accept-offer': 3,
  'pay-out': 2,
  'decline-offer': 3,
  'ask-hotel': 2,
}
const kinds = [...Object.keys(details), ...Object.keys(weights), 'decline-cash', 'return-cash', 'pay-out']
const anyKind = fc.oneof(
  ...[...new Set(kinds)].map((kind) => ({ weight: weights[kind] ?? 1, arbitrary: fc.constant(kind) })),
)

/** Without fast-check's bias to small numbers: it would mean the first request and the lowest price most of the time. */
export const anyStep: fc.Arbitrary<Step> = fc.noBias(
  fc.record({ kind: anyKind, which: fc.nat(29), size: fc.integer({ min: 1, max: 9 }) }),
)

/** A contract begins with its first request; here that one is accepted already. */
export function worldWithContract(): World {
  const world = newWorld()
  take(world, { kind: 'submit', which: 0, size: 5 })
  take(world, { kind: 'accept', which: 0, size: 1 })
  return world
}
