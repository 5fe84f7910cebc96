import type { PreviewedPrice, previewStayPrice as operation } from '@sarai/contract/desk-stay-price.ts'
import type { InputOf } from '@sarai/contract/operation.ts'
import { calendarDay } from '@sarai/domain/calendar-day.ts'
import { calendarDayAt } from '@sarai/domain/hotel-time.ts'
import type { Money } from '@sarai/domain/money.ts'
import type { NightlyFare } from '@sarai/domain/nightly-fare.ts'
import type { PartPrices } from '@sarai/domain/room-rates.ts'
import { priceStay } from '@sarai/domain/stay-price.ts'
import { validatedPrice } from '@sarai/domain/validated-price.ts'
import type { StaffCaller } from '#caller.ts'
import { daysOnSale } from '#catalogue/packages/change-package.ts'
import { commissionTermsOf, ratesOfRoom, readRoomOnSale } from '#catalogue/prices/rates-of-room.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

/** The price that an agency of the group would be told, and whether it could ask for the stay at all. */
export function previewStayPrice(
  db: Database,
  staff: StaffCaller,
  id: number,
  { checkIn, checkOut, group, ...extras }: InputOf<typeof operation>['query'],
): Promise<PreviewedPrice> {
  return db.read(staff, async (tx) => {
    const room = await readRoomOnSale.first(tx, id)
    if (room === undefined) throw new Problem('NOT_FOUND')
    const rates = await ratesOfRoom(tx, id, room, { checkIn, checkOut })
    const wanted = {
      stay: { checkIn: calendarDay(checkIn), checkOut: calendarDay(checkOut) },
      rooms: [{ rates, extras, rules: room }],
      commissionTerms: await commissionTermsOf(tx, group, room),
      currency: room.currency,
      hotel: { isActive: room.isActive, available: daysOnSale(room) },
    }
    const sold = validatedPrice(wanted, calendarDayAt(Date.now(), room.timeZone))
    const price = priceStay(wanted)
    return {
      currency: room.currency,
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
