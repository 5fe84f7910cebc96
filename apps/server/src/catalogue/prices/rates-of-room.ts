import { calendarDay } from '@sarai/domain/calendar-day.ts'
import type { CommissionTerm } from '@sarai/domain/commission.ts'
import { daysOf } from '@sarai/domain/day-range.ts'
import { money, type Currency } from '@sarai/domain/money.ts'
import type { RoomRules } from '@sarai/domain/occupancy.ts'
import type { RoomRates, SpecialDate } from '@sarai/domain/room-rates.ts'
import { rangeOf, type Nights } from '#catalogue/prices/keep-one-price.ts'
import { query, type Tx } from '#database/query.ts'

export type RoomOnSale = RoomRules & {
  currency: Currency
  hotelId: number
  timeZone: string
  isActive: boolean
  availableFrom: string
  availableUntil: string
  basePrice: number
  childNoBedPrice: number
  childWithBedPrice: number
  extraBedPrice: number
}

export const readRoomOnSale = query<RoomOnSale>(`
  select package.currency, hotel.id as "hotelId", hotel.time_zone as "timeZone",
    room_type.active and property.active and hotel.active as "isActive",
    property.available_from::text as "availableFrom", property.available_until::text as "availableUntil",
    base_price as "basePrice", child_no_bed_price as "childNoBedPrice", child_with_bed_price as "childWithBedPrice",
    extra_bed_price as "extraBedPrice", extra_bed_allowed as "extraBedIsAllowed",
    child_with_bed_allowed as "childWithBedIsAllowed", child_no_bed_allowed as "childNoBedIsAllowed",
    extra_bed_and_child_with_bed_together as "extraBedAndChildWithBedAreAllowedTogether"
  from room_type join property on property.id = property_id join hotel on hotel.id = hotel_id
  join package on package.id = package_id where room_type.id = $1`)

/** In the order in which they were listed: of two equally long ones the later governs. */
const periodsOf = query<Nights & { price: number }>(`
  select first_night::text as "firstNight", last_night::text as "lastNight", price from price_period
  where room_type_id = $1 and first_night < $3 and last_night >= $2 order by id`)
const specialDatesOf = query<Nights & { room: number; childNoBed: number; childWithBed: number; extraBed: number }>(`
  select greatest(first_night, $2)::text as "firstNight", least(last_night, $3::date - 1)::text as "lastNight",
    room_difference as room, child_no_bed_difference as "childNoBed", child_with_bed_difference as "childWithBed",
    extra_bed_difference as "extraBed"
  from special_date
  where property_id = (select property_id from room_type where id = $1) and (room_type_id is null or room_type_id = $1)
    and first_night < $3 and last_night >= $2 order by id`)
const termsOf = query<Nights & { amount: number; extra: number | null }>(`
  select first_night::text as "firstNight", last_night::text as "lastNight", amount, extra_amount as extra
  from commission where group_code = $1 and hotel_id = $2 and currency = $3 order by id limit 1000`)

/** What the domain needs to price the nights of a stay in a room type. */
export async function ratesOfRoom(tx: Tx, id: number, room: RoomOnSale, stay: { checkIn: string; checkOut: string }) {
  const { currency } = room
  const periods = await periodsOf.all(tx, id, stay.checkIn, stay.checkOut)
  const specials = await specialDatesOf.all(tx, id, stay.checkIn, stay.checkOut)
  const rates: RoomRates = {
    basePrice: money(room.basePrice, currency),
    periods: periods.map((period) => Object.assign(rangeOf(period), { price: money(period.price, currency) })),
    extras: {
      childNoBed: money(room.childNoBedPrice, currency),
      childWithBed: money(room.childWithBedPrice, currency),
      extraBed: money(room.extraBedPrice, currency),
    },
    specialDates: specials.flatMap((special): SpecialDate[] => {
      const differences = {
        room: money(special.room, currency),
        childNoBed: money(special.childNoBed, currency),
        childWithBed: money(special.childWithBed, currency),
        extraBed: money(special.extraBed, currency),
      }
      return daysOf(rangeOf(special)).map((night) => ({ night: calendarDay(night), differences }))
    }),
  }
  return rates
}

/** What a group earns in a hotel. Terms in another currency than the package's cannot be taken off its price. */
export async function commissionTermsOf(
  tx: Tx,
  group: string | undefined,
  room: RoomOnSale,
): Promise<CommissionTerm[]> {
  if (group === undefined) return []
  const terms = await termsOf.all(tx, group, room.hotelId, room.currency)
  return terms.map((term) => {
    const commission = money(term.amount, room.currency)
    if (term.extra === null) return Object.assign(rangeOf(term), { commission })
    return Object.assign(rangeOf(term), { commission, extraCommission: money(term.extra, room.currency) })
  })
}
