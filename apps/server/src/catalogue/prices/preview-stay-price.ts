import type { PreviewedPrice, previewStayPrice as operation } from '@sarai/wire/desk/stay-price.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { HotelId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { checkOpen } from '@sarai/domain/stay/closed-dates.ts'
import { calendarDayAt } from '@sarai/domain/ground/hotel-time.ts'
import type { Money } from '@sarai/domain/ground/money.ts'
import type { NightlyFare } from '@sarai/domain/stay/price/nightly-fare.ts'
import type { PartPrices } from '@sarai/domain/catalogue/room-rates.ts'
import { priceStay } from '@sarai/domain/stay/price/stay-price.ts'
import { validatedPrice } from '@sarai/domain/stay/price/validated-price.ts'
import type { StaffCaller } from '#caller.ts'
import { daysOnSale } from '#catalogue/packages/change-package.ts'
import { commissionTermsOf } from '#catalogue/prices/commission-terms.ts'
import { roomOf } from '#catalogue/prices/sold-rooms.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

type Sale = { hotelId: HotelId; timeZone: string; isActive: boolean; availableFrom: string; availableUntil: string }

const saleOf = query<{ roomTypeId: RoomTypeId }, Sale>(`
  select hotel.id as "hotelId", hotel.time_zone as "timeZone",
    room_type.active and property.active and hotel.active as "isActive",
    property.available_from as "availableFrom", property.available_until as "availableUntil"
  from room_type join property on property.id = property_id join hotel on hotel.id = hotel_id
  where room_type.id = $roomTypeId`)

/** The price that an agency of the group would be told, and whether it could ask for the stay at all. */
export function previewStayPrice(
  db: Database,
  staff: StaffCaller,
  id: RoomTypeId,
  { checkIn, checkOut, group, ...extras }: InputOf<typeof operation>['query'],
): Promise<PreviewedPrice> {
  return db.read(staff, async (tx) => {
    const room = await roomOf(tx, id)
    if (room === undefined) throw new Problem('NOT_FOUND')
    const sale = await saleOf.one(tx, { roomTypeId: id })
    const { currency } = room.rates.basePrice
    const stay = { checkIn: calendarDay(checkIn), checkOut: calendarDay(checkOut) }
    const wanted = {
      stay,
      rooms: [{ rates: room.rates, extras, rules: room.rules }],
      commissionTerms: group === undefined ? [] : await commissionTermsOf(tx, group, sale.hotelId, currency),
      currency,
      hotel: { isActive: sale.isActive, available: daysOnSale(sale) },
    }
    const valid = validatedPrice(wanted, calendarDayAt(tx.now, sale.timeZone))
    const sold = valid.ok ? checkOpen(stay, room.closed) : valid
    const price = priceStay(wanted)
    return {
      currency,
      nights: price.rooms.flatMap(({ fareBreakdown }) => fareBreakdown.map(shown)),
      totalPrice: minor(price.totalPrice),
      totalCommission: minor(price.totalCommission),
      finalPrice: minor(price.finalPrice),
      whyNot: sold.ok ? null : { code: sold.why, values: { ...sold.values } },
    }
  })
}

function shown({ night, price, specialDate, commission }: NightlyFare): PreviewedPrice['nights'][number] {
  return {
    night,
    price: parts(price),
    specialDate: parts(specialDate),
    commission: { ordinary: minor(commission.ordinary), extra: minor(commission.extra) },
  }
}

function parts(prices: PartPrices) {
  return {
    room: minor(prices.room),
    childNoBed: minor(prices.childNoBed),
    childWithBed: minor(prices.childWithBed),
    extraBed: minor(prices.extraBed),
  }
}

function minor(amount: Money): number {
  return Number(amount.minor)
}
