import type { ValidatedStay } from '#request/booking-request.ts'
import type { CancellationPolicy } from '#stay/cancellation-policy.ts'
import { checkInInstant } from '#stay/check-in.ts'
import { checkOpen } from '#stay/closed-dates.ts'
import type { CommissionTerm } from '#catalogue/commission.ts'
import type { DayRange } from '#ground/day-range.ts'
import { checkGuest } from '#stay/guest.ts'
import type { Guest, TypedGuest } from '#stay/guest.ts'
import { calendarDayAt } from '#ground/hotel-time.ts'
import type { Instant, TimeZone } from '#ground/hotel-time.ts'
import type { AgencyId, PropertyId, RequestId, RoomTypeId } from '#ground/ids.ts'
import type { Currency } from '#ground/money.ts'
import { checkOccupancy } from '#stay/occupancy.ts'
import type { RoomOccupancy } from '#stay/occupancy.ts'
import { honourQuote } from '#stay/price/quote.ts'
import type { PriceOutcome, Quote } from '#stay/price/quote.ts'
import type { StayChecks } from '#request/events.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Refusal, Result } from '#ground/result.ts'
import type { ChosenExtras, RoomRates } from '#catalogue/room-rates.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import { checkStay, nightCount, mostNights } from '#stay/stay.ts'
import type { OnSale, Stay } from '#stay/stay.ts'

/** A hotel as it is sold in one package to one agency, as it stands now. */
export type SoldProperty = {
  readonly propertyId: PropertyId
  readonly packageVersion: number
  readonly zone: TimeZone
  readonly currency: Currency
  readonly onSale: OnSale
  readonly closed: readonly DayRange[]
  readonly commissionTerms: readonly CommissionTerm[]
  readonly policy: CancellationPolicy
}

export type AskedRoom = {
  readonly roomTypeId: RoomTypeId
  readonly rates: RoomRates
  readonly occupancy: RoomOccupancy
  readonly extras: ChosenExtras
  readonly guests: readonly TypedGuest[]
}

export type AskedStay = {
  readonly agencyId: AgencyId
  /** Of the request that it changes: a price that is held for that is good for nothing else. */
  readonly changes?: RequestId
  readonly property: SoldProperty
  readonly stay: Stay
  readonly rooms: readonly AskedRoom[]
}

/** What a quote is good for. Whoever sleeps there may change, what is paid for may not. */
export function fingerprintOf({ agencyId, changes, property, stay, rooms }: AskedStay): string {
  const choices = rooms.map(({ roomTypeId, extras: { childNoBed, childWithBed, extraBed } }) =>
    [roomTypeId, childNoBed, childWithBed, extraBed].map(Number).join('.'),
  )
  const what = [agencyId, property.propertyId, stay.checkIn, stay.checkOut, ...choices].join('/')
  return changes === undefined ? what : `${what} of ${changes}`
}

/** Every verdict on a request. `stay` and `guests` are there where nothing stands against them. */
export type CheckedRequest = {
  readonly checks: StayChecks & { readonly price: PriceOutcome }
  readonly stay?: ValidatedStay
  /** By room. */
  readonly guests?: readonly (readonly Guest[])[]
}

/**
 * The one judge of what an agency asks for: the wizard, submit, a change of the stay and a revival all come here.
 * `quote` is what the agency agreed to; without one a price is asked for, not accepted.
 */
export function checkRequest(asked: AskedStay, at: Instant, quote?: Quote): CheckedRequest {
  const { property, stay, rooms } = asked
  const today = calendarDayAt(at, property.zone)
  const sold = checkStay(stay, property.onSale, today)
  const hotel = sold.ok ? checkOpen(stay, property.closed) : sold
  const guests = inRooms(rooms, (room) => guestsOf(room, stay))
  const occupancy = inRooms(rooms, ({ occupancy: beds, extras, guests: named }) =>
    checkOccupancy(
      beds,
      extras,
      named.map(({ type }) => type),
    ),
  )
  // A stay without a night has no price, and checkStay has said so.
  if (nightCount(stay) > mostNights) {
    return { checks: { hotel, occupancy, guests, price: refuse('STAY_TOO_LONG', { values: { nights: mostNights } }) } }
  }
  if (nightCount(stay) < 1) return { checks: { hotel, occupancy, guests, price: refuse('STAY_TOO_SHORT') } }
  const { commissionTerms, currency, packageVersion } = property
  const priceNow = priceStay({ stay, rooms, commissionTerms, currency })
  const price = quote ? honourQuote(quote, fingerprintOf(asked), priceNow, at) : ok(priceNow)
  const checked = { checks: { hotel, occupancy, guests, price }, ...(guests.ok ? { guests: guests.value } : {}) }
  if (!hotel.ok || !occupancy.ok || !price.ok) return checked
  const policy = quote?.policy ?? property.policy
  const checkInAt = checkInInstant(stay.checkIn, property.zone)
  return { ...checked, stay: { price: price.value, packageVersion, policy, checkInAt } }
}

function guestsOf({ guests }: AskedRoom, { checkIn }: Stay): Result<Guest[]> {
  return inOrder(guests, 'guests', (guest) => checkGuest(guest, checkIn))
}

/** At least one room, and the first refusal with the fields where it stands: `rooms.0.guests.1.dateOfBirth`. */
function inRooms<Value>(rooms: readonly AskedRoom[], judge: (room: AskedRoom) => Result<Value>): Result<Value[]> {
  if (rooms.length === 0) return refuse('OCCUPANCY_RULE', { fields: ['rooms'] })
  return inOrder(rooms, 'rooms', judge)
}

function inOrder<Item, Value>(
  items: readonly Item[],
  path: string,
  judge: (item: Item) => Result<Value>,
): Result<Value[]> {
  const values: Value[] = []
  for (const [place, item] of items.entries()) {
    const result = judge(item)
    if (!result.ok) return under(`${path}.${place}`, result)
    values.push(result.value)
  }
  return ok(values)
}

function under(path: string, refusal: Refusal): Refusal {
  return { ...refusal, fields: refusal.fields?.map((field) => `${path}.${field}`) ?? [path] }
}
