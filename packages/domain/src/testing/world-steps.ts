import fc from 'fast-check'
import { moneyLeft } from '#request/booking-request.ts'
import type { BookingRequest } from '#request/booking-request.ts'
import { unallocatedCredit } from '#contract/account.ts'
import { standingIn } from '#contract/contract.ts'
import { happen, submitTo } from '#contract/happen.ts'
import { asRequestId } from '#ground/ids.ts'
import { money } from '#ground/money.ts'
import { penaltyAt, priceOf } from '#request/price-version.ts'
import type { Brought, EventKind } from '#request/events.ts'
import { firstRefusal } from '#request/guard.ts'
import { transitions } from '#request/transitions.ts'
import { ok } from '#ground/result.ts'
import { allChecksPassed, answerHours, aPrice, aRequest, aStay, days, eur, hours, someone } from '#testing/a-request.ts'
import { keep, newWorld, pick } from '#testing/contract-world.ts'
import type { Step, World } from '#testing/contract-world.ts'
import { full } from '#testing/passing-events.ts'
import { payStep } from '#testing/world-payments.ts'

/** What an event brings along besides who, when and the version that they saw. */
type Details<Kind extends EventKind> = Omit<Brought<Kind>, 'kind' | 'by' | 'at' | 'seenVersion'>
type StepKind = Exclude<EventKind, 'submit' | 'cover' | 'hold-deadline' | 'resume-deadline'>

const stayOf = (world: World, size: number) => ({
  stay: aStay({ price: aPrice(size * 100, size * 10), checkInAt: world.at + days(size * 3) }),
  checks: allChecksPassed,
  hours: answerHours,
})

const details: {
  readonly [Kind in StepKind]: (request: BookingRequest, size: number, world: World) => Details<Kind>
} = {
  'ask-hotel': () => ({}),
  'hotel-answered': ({ hotelQuestion, hotelAnswer }, size) => {
    const number = (hotelAnswer?.number ?? 0) + 1
    const price = { per: 'stay', amount: eur(size * 90) } as const
    return {
      question: hotelQuestion ?? 0,
      answer: size > 5 ? { says: 'no', number } : { says: 'another-price', price, number },
    }
  },
  'hotel-numbered': ({ hotelQuestion }, size) => ({ question: hotelQuestion ?? 0, confirmationNumber: `H-${size}` }),
  'remind-hotel': ({ hotelQuestion }) => ({ question: hotelQuestion ?? 0 }),
  'withdraw-question': () => ({}),
  accept: (request, size, { at }) => ({
    finalPrice: priceOf(request).finalPrice,
    usedAnswer: request.hotelAnswer?.number,
    hotelOptionUntil: size > 5 ? at + hours(size) : undefined,
  }),
  'extend-deadline': (_, size, { at }) => ({ reason: 'slow bank', until: at + hours(size * 8) }),
  reject: () => full,
  cancel: () => ({}),
  'cancel-confirmed': () => full,
  expire: () => ({}),
  revive: (_, size, world) => stayOf(world, size),
  'apply-to-cancel': (request, _, { at }) => ({ penaltyShown: penaltyAt(request, at) }),
  'approve-cancellation': (_, size) => ({ penalty: eur(size * 5) }),
  'decline-application': () => ({ reason: 'no' }),
  refund: (request, size, { contract }) => {
    const left = moneyLeft(request, unallocatedCredit(contract.account))
    return { amount: size > 6 ? money(left.minor / 2n, left.currency) : left }
  },
  'change-details': () => ({ details: ok(0) }),
  'change-stay': (_, size, world) => stayOf(world, size),
  'apply-to-change': (_, size, world) => stayOf(world, size),
  'approve-change': () => ({}),
  'offer-price': (_, size, { at }) => ({
    reason: 'hotel',
    price: aPrice(size * 100, size * 10),
    packageVersion: 1,
    until: at + hours(size),
    hours: answerHours,
  }),
  'accept-offer': ({ offer }) => ({ offerNumber: offer?.version.number ?? 0, hours: answerHours }),
  'decline-offer': ({ offer }) => ({ offerNumber: offer?.version.number ?? 0, hours: answerHours }),
  'withdraw-offer': () => ({ reason: 'hotel', hours: answerHours }),
  'expire-offer': () => ({ hours: answerHours }),
  'reopen-notes': () => ({}),
  'close-notes': () => ({}),
}

const isStepKind = (kind: string): kind is StepKind => kind in details

function may(
  world: World,
  request: BookingRequest,
  kind: StepKind,
  contract = standingIn(world.contract, request.id),
): boolean {
  return firstRefusal(transitions[kind].only, request, { at: world.at, contract }) === undefined
}

function act(world: World, request: BookingRequest, kind: StepKind, size: number): void {
  const by = someone(transitions[kind].who[0]!)
  const seen = { seenVersion: request.version, at: world.at }
  const brought = { ...details[kind](request, size, world), ...seen, kind, by } as Brought<StepKind>
  keep(world, kind, happen(world.contract, request.id, brought))
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
  const request = pick(world.contract.requests, which, (each) => may(world, each, kind))
  if (!request) return
  const contract = standingIn(world.contract, request.id)
  const isWild = which % 5 === 0 || may(world, request, kind, contract)
  const other = isWild ? undefined : onward.find((each) => may(world, request, each, contract))
  act(world, request, other ?? kind, size)
}

function submit(world: World, size: number): void {
  const { account, requests } = world.contract
  if (requests.length >= 3) return
  const { contractId } = account
  const id = asRequestId(contractId * 10 + requests.length)
  const draft = aRequest({ id, contractId, version: 0, priceVersions: [], priceInForce: 0 })
  const event = {
    kind: 'submit',
    by: someone('agent'),
    at: world.at,
    ...stayOf(world, size),
  } as const
  keep(world, 'submit', submitTo(world.contract, draft, event))
}

/** The worker's sweep: it asks for every request, and the decision says whether it is due. */
function sweep(world: World): void {
  for (const { id } of world.contract.requests) {
    for (const kind of ['expire', 'expire-offer'] as const) {
      const request = world.contract.requests.find((each) => each.id === id)
      if (request) act(world, request, kind, 1)
    }
  }
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
  'refund-receipt': 4,
  'withdraw-receipt': 2,
  'announce-cash': 4,
  'approve-cash': 6,
  'decline-cash': 2,
  'return-cash': 14,
  wait: 8,
  sweep: 6,
  revive: 4,
  refund: 6,
  'apply-to-cancel': 8,
  'approve-cancellation': 4,
  'apply-to-change': 3,
  'approve-change': 4,
  'offer-price': 8,
  'accept-offer': 3,
  'pay-out': 2,
  'move-credit': 4,
  'decline-offer': 7,
  'withdraw-offer': 4,
  'expire-offer': 12,
  'ask-hotel': 16,
  'hotel-answered': 11,
  'hotel-numbered': 4,
  'remind-hotel': 12,
  'reopen-notes': 4,
  'close-notes': 8,
}
const kinds = [...Object.keys(details), ...Object.keys(weights), 'decline-cash', 'return-cash', 'pay-out']
const anyKind = fc.oneof(
  ...[...new Set(kinds)].map((kind) => ({ weight: weights[kind] ?? 1, arbitrary: fc.constant(kind) })),
)

/** Without fast-check's bias to small numbers: it would mean the first request and the lowest price most of the time. */
export const anyStep: fc.Arbitrary<Step> = fc.noBias(
  fc.record({ kind: anyKind, which: fc.nat(29), size: fc.integer({ min: 1, max: 9 }) }),
)

/** A contract begins with its first request; here that of either is accepted already. */
export function worldWithContract(): World {
  const world = newWorld()
  const { contract: other } = begun({ ...world, contract: world.other })
  return begun({ ...world, other })
}

function begun(world: World): World {
  take(world, { kind: 'submit', which: 0, size: 5 })
  take(world, { kind: 'accept', which: 0, size: 1 })
  return world
}
