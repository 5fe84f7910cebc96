import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money, zero, type Currency } from '@sarai/domain/ground/money.ts'
import { everyPart, isCharged, priceParts, type PricePart } from '@sarai/domain/catalogue/room-rates.ts'
import { priceOfNights, priceOfSum } from '@sarai/domain/stay/price/offered-price.ts'
import { priceOfFares, type StayPrice } from '@sarai/domain/stay/price/stay-price.ts'

/** What is typed into a field of its own: a part of a night that somebody takes. */
export type Cell = { readonly room: number; readonly night: number; readonly part: PricePart }

/** Down each column, as whoever types a price list does. */
export function cellsOf({ rooms }: DeskRequest): Cell[] {
  return rooms.flatMap(({ extras, nights }, room) =>
    priceParts
      .filter((part) => isCharged(part, extras))
      .flatMap((part) => nights.map((_, night) => ({ room, night, part }))),
  )
}

/** Whether the same rooms, nights and people are paid for in both. */
export function sameCells(one: DeskRequest, other: DeskRequest): boolean {
  const named = (request: DeskRequest) =>
    cellsOf(request).map(({ room, night, part }) => [room, request.rooms[room]!.nights[night]!.night, part].join(' '))
  return named(one).join() === named(other).join()
}

/** Of the price in force. The commission of each night is not known here; it stays as it is. */
export function priceInForce({ rooms, currency }: DeskRequest): StayPrice {
  const of = currency as Currency
  const nothing = zero(of)
  return priceOfFares(
    rooms.map(({ extras, nights }) => ({
      extras,
      fareBreakdown: nights.map(({ night, price, specialDate }) => ({
        night: calendarDay(night),
        price: everyPart((part) => money(price[part], of)),
        specialDate: everyPart((part) => money(specialDate[part], of)),
        commission: { ordinary: nothing, extra: nothing },
      })),
    })),
    of,
  )
}

type PartAmounts = Record<PricePart, number>

/** As the wire takes it: every part of every night, nothing where nobody pays. */
export function roomsOf({ rooms }: DeskRequest, cells: readonly Cell[], amounts: readonly number[]): PartAmounts[][] {
  const parts = rooms.map(({ nights }) =>
    nights.map((): PartAmounts => ({ room: 0, childNoBed: 0, childWithBed: 0, extraBed: 0 })),
  )
  for (const [place, { room, night, part }] of cells.entries()) parts[room]![night]![part] = amounts[place]!
  return parts
}

export type Typed = { readonly way: 'nights' | 'sum'; readonly total: number; readonly nights: readonly number[] }

/** The price that would be offered, by the same rules as the server's. */
export function offeredPrice(request: DeskRequest, cells: readonly Cell[], { way, total, nights }: Typed): StayPrice {
  const price = priceInForce(request)
  if (way === 'sum') return priceOfSum(price, money(total, price.currency))
  const offered = priceOfNights(price, roomsOf(request, cells, nights))
  return offered.ok ? offered.value : price
}

/** What stands in the fields once a sum was spread. */
export const amountsOf = ({ rooms }: StayPrice, cells: readonly Cell[]): number[] =>
  cells.map(({ room, night, part }) => Number(rooms[room]!.fareBreakdown[night]!.price[part].minor))
