import type { Alternative } from '#stay/alternative.ts'
import type { AnswerHours } from '#request/clocks/answer-clock.ts'
import type { Actor, BookingRequest, PriceVersion, Role, Source, ValidatedStay } from '#request/booking-request.ts'
import { calendarDay } from '#ground/calendar-day.ts'
import type { CancellationPolicy } from '#stay/cancellation-policy.ts'
import { clockTime } from '#ground/clock-time.ts'
import { emptyStanding } from '#contract/balance.ts'
import { msPerHour } from '#ground/hotel-time.ts'
import { asAgencyId, asContractId, asPropertyId, asRequestId, asRoomTypeId } from '#ground/ids.ts'
import { money, subtract } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import type { ContractStanding, StayChecks } from '#request/events.ts'
import type { RequestFacts } from '#request/facts.ts'
import { ok } from '#ground/result.ts'
import type { StayPrice } from '#stay/price/stay-price.ts'

/** Builders for the tests of the life cycle. The stay costs 1000 euros less a commission of 100. */
export const noon = Date.UTC(2026, 10, 1, 12)
export const days = (count: number) => count * 24 * msPerHour
export const hours = (count: number) => count * msPerHour
export const eur = (amount: number): Money => money(Math.round(amount * 100), 'EUR')

export function aPrice(total = 1000, commission = 100): StayPrice {
  const [totalPrice, totalCommission] = [eur(total), eur(commission)]
  return { currency: 'EUR', rooms: [], totalPrice, totalCommission, finalPrice: subtract(totalPrice, totalCommission) }
}

export const a1 = asAgencyId(1)
export const a2 = asAgencyId(2)
export const c0 = asContractId(10)
export const c1 = asContractId(11)
export const c2 = asContractId(12)
export const c3 = asContractId(13)
export const c9 = asContractId(19)
export const r1 = asRequestId(1)
export const r2 = asRequestId(2)
export const r3 = asRequestId(3)
export const r4 = asRequestId(4)

const sources: Partial<Record<Role, Source>> = {
  agent: 'agency',
  accountant: 'agency',
  owner: 'agency',
  hotel: 'hotel',
  timer: 'timer',
  account: 'account',
}
export const someone = (role: Role, id = `a ${role}`): Actor => ({
  source: sources[role] ?? 'staff',
  roles: [role],
  id,
})

export function aStanding(overrides: Partial<ContractStanding> = {}): ContractStanding {
  return { ...emptyStanding('EUR'), ...overrides }
}

/** Every day from nine to five, an answer within two hours. */
export const answerHours: AnswerHours = {
  zone: 'UTC',
  shifts: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: clockTime('09:00'), closes: clockTime('17:00') }],
  holidays: [],
  targetMs: 2 * msPerHour,
}

export const anAlternative: Alternative = {
  propertyId: asPropertyId(7),
  stay: { checkIn: calendarDay('2026-12-05'), checkOut: calendarDay('2026-12-09') },
  rooms: [{ roomTypeId: asRoomTypeId(70), extras: { childWithBed: false, childNoBed: false, extraBed: false } }],
  priceShown: eur(880),
}

export const allChecksPassed: StayChecks = { price: ok(0), hotel: ok(0), occupancy: ok(0), guests: ok(0) }

/** At noon, thirty days before check-in, cancelling costs 270 of the 900 euros. */
export const aPolicy: CancellationPolicy = [
  { daysBefore: 45, percent: 30 },
  { daysBefore: 3, percent: 100 },
]

export function aVersion(overrides: Partial<PriceVersion> = {}): PriceVersion {
  return { number: 1, price: aPrice(), packageVersion: 1, policy: aPolicy, ...overrides }
}

export function aStay(overrides: Partial<ValidatedStay> = {}): ValidatedStay {
  return { price: aPrice(), packageVersion: 1, policy: aPolicy, checkInAt: noon + days(30), ...overrides }
}

export function aRequest(
  overrides: Partial<Omit<BookingRequest, 'facts'>> & { facts?: Partial<RequestFacts> } = {},
): BookingRequest {
  return {
    id: r1,
    agencyId: a1,
    contractId: c1,
    version: 1,
    checkInAt: noon + days(30),
    priceVersions: [aVersion()],
    priceInForce: 1,
    charges: [],
    notesReopened: false,
    ...overrides,
    facts: { life: 'open', answer: 'none', funding: 'none', ...overrides.facts },
  }
}

type Overrides = NonNullable<Parameters<typeof aRequest>[0]>

export function anAcceptedRequest({ facts, ...overrides }: Overrides = {}): BookingRequest {
  return aRequest({
    version: 3,
    charges: ['request/1/v3/charge'],
    paymentDeadline: { at: noon + days(1) },
    ...overrides,
    facts: { answer: 'yes', ...facts },
  })
}

export function aConfirmedRequest({ facts, ...overrides }: Overrides = {}): BookingRequest {
  return anAcceptedRequest({
    version: 4,
    paymentDeadline: undefined,
    ...overrides,
    facts: { funding: 'covered', ...facts },
  })
}

/** Cancelled by the timer an hour before noon, with 400 euros of the price paid. */
export function anExpiredRequest({ facts, ...overrides }: Overrides = {}): BookingRequest {
  return aRequest({
    version: 4,
    closing: { at: noon - hours(1), by: someone('timer'), reason: 'deadline', released: eur(400) },
    ...overrides,
    facts: { life: 'cancelled', answer: 'yes', ...facts },
  })
}
