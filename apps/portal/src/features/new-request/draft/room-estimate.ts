import { calendarDay, parseCalendarDay, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import { money, multiply, sum, type Currency, type Money } from '@sarai/domain/ground/money.ts'
import { noExtras, type Extra, type RoomRates } from '@sarai/domain/catalogue/room-rates.ts'
import { estimateRoom } from '@sarai/domain/stay/price/price-estimate.ts'
import { mostNights, nightCount, type Stay } from '@sarai/domain/stay/stay.ts'
import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import type { DraftRoom, RequestDraft } from '#features/new-request/draft/request-draft.ts'

/** The dates as a stay that can be priced, once both are days with a night between them. */
export function stayOf({ checkIn, checkOut }: RequestDraft): Stay | undefined {
  const [first, last] = [parseCalendarDay(checkIn), parseCalendarDay(checkOut)]
  if (!first || !last) return undefined
  const nights = nightCount({ checkIn: first, checkOut: last })
  return nights >= 1 && nights <= mostNights ? { checkIn: first, checkOut: last } : undefined
}

const rangeOf = ({ startDate, endDate }: { startDate: string; endDate: string }): DayRange => ({
  first: calendarDay(startDate),
  last: calendarDay(endDate),
})

export const closedNights = (type: RoomType): DayRange[] => type.closedDates.map(rangeOf)

function ratesOf(type: RoomType): RoomRates {
  const amount = (minor: number) => money(minor, type.currency as Currency)
  return {
    basePrice: amount(type.basePrice),
    periods: type.roomPrices.map((period) => ({ ...rangeOf(period), price: amount(period.price) })),
    extras: {
      childNoBed: amount(type.prices.childNoBedPrice),
      childWithBed: amount(type.prices.childWithBedPrice),
      extraBed: amount(type.prices.extraBedPrice),
    },
    // They come with the price that the server checks.
    specialDates: [],
  }
}

/** A line of the price: the room itself, or one of its extras. */
export type EstimateLine = { readonly part: 'room' | Extra; readonly perNight: Money; readonly forStay: Money }
export type RoomEstimate = {
  readonly lines: readonly EstimateLine[]
  readonly forStay: Money
  readonly differentPrices: boolean
}

/** What a room card and the summary show until the price is checked [wizard-12]. */
export function estimateOf(stay: Stay, type: RoomType, { extras }: DraftRoom): RoomEstimate {
  const rates = ratesOf(type)
  const nights = nightCount(stay)
  const bare = estimateRoom(stay, rates, noExtras)
  const whole = estimateRoom(stay, rates, extras)
  const chosen = (['extraBed', 'childWithBed', 'childNoBed'] as const).filter((extra) => extras[extra])
  return {
    lines: [
      { part: 'room', perNight: bare.perNight, forStay: bare.forStay },
      ...chosen.map((part) => {
        const perNight = rates.extras[part]
        return { part, perNight, forStay: multiply(perNight, nights) }
      }),
    ],
    forStay: whole.forStay,
    differentPrices: whole.differentPrices,
  }
}

/** Of everything that can be priced yet; nothing while the dates lack. */
export function estimateOfAll(draft: RequestDraft, types: readonly RoomType[], currency: string): Money | undefined {
  const stay = stayOf(draft)
  if (!stay) return undefined
  const rooms = draft.rooms.flatMap((room) => {
    const type = types.find(({ typeId }) => typeId === room.roomTypeId)
    return type ? [estimateOf(stay, type, room).forStay] : []
  })
  return sum(rooms, currency as Currency)
}

/** The day on which the guests' ages are judged; today's until a check-in is chosen. */
export function dayOfAges({ checkIn }: RequestDraft, today: CalendarDay): CalendarDay {
  return parseCalendarDay(checkIn) ?? today
}
