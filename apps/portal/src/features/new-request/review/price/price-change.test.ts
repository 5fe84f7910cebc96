import { describe, expect, test } from 'vitest'
import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { changeBetween } from '#shared/price-change/price-change.ts'
import { aQuote, pricesAfter, pricesBefore } from '#features/new-request/review/testing/a-review.ts'

const before = aQuote()

/** Every night earns so much more. */
function earning(quote: QuoteReply, more: number): QuoteReply {
  const nights = quote.EachRoomPrice.flatMap(({ FareBreakDown }) => FareBreakDown).length
  return {
    ...quote,
    TotalCommissionPerHotel: quote.TotalCommissionPerHotel + more * nights,
    FinalPrice: quote.FinalPrice - more * nights,
  }
}

describe('two quotes for the same stay', () => {
  test('that cost the same every night are no change, whatever their time and name', () => {
    expect(changeBetween(before, aQuote(pricesBefore, { heldMs: 1 }))).toBeUndefined()
  })

  test('are compared night by night, and only what differs is told', () => {
    const change = changeBetween(before, aQuote(pricesAfter))!
    expect(change.nights).toEqual([
      { date: '2031-12-22', rooms: [{ room: 1, before: 6_800, after: 6_400 }] },
      {
        date: '2031-12-23',
        rooms: [
          { room: 0, before: 11_000, after: 11_600 },
          { room: 1, before: 7_400, after: 7_600 },
        ],
      },
      {
        date: '2031-12-24',
        rooms: [
          { room: 0, before: 11_000, after: 11_600 },
          { room: 1, before: 7_400, after: 8_000 },
        ],
      },
    ])
    expect(change.sameNights).toEqual(['2031-12-20', '2031-12-21'])
    expect(change.rooms).toEqual([
      { before: 54_400, after: 55_600 },
      { before: 36_600, after: 37_000 },
    ])
    expect(change.total).toEqual({ before: 91_000, after: 92_600 })
    expect(change.final).toEqual({ before: 81_000, after: 82_600 })
    expect(change.isToAccept).toBe(true)
  })

  test('have to be accepted when the agency pays more, by the price or by the commission', () => {
    expect(changeBetween(aQuote(pricesAfter), before)?.isToAccept).toBe(false)
    const less = changeBetween(before, earning(before, -100))!
    expect([less.nights, less.isToAccept]).toEqual([[], true])
    expect(changeBetween(before, earning(before, 100))?.isToAccept).toBe(false)
    // Dearer nights with more commission: the final price falls, and what the client sees rises
    expect(changeBetween(before, earning(aQuote(pricesAfter), 500))?.isToAccept).toBe(true)
  })

  test('say which special date they are for, in either price', () => {
    const [night] = changeBetween(
      before,
      aQuote({ ...pricesBefore, double: [9_200, 8_200, 8_200, 9_000, 9_000] }),
    )!.nights
    expect(night).toMatchObject({ date: '2031-12-20', specialTitle: 'Yalda' })
    const [plain] = changeBetween(before, aQuote(pricesAfter))!.nights
    expect(plain!.specialTitle).toBeUndefined()
  })

  test('that only share a night out in another way cost the same', () => {
    const [room, ...others] = before.EachRoomPrice
    const moved = room!.FareBreakDown.map((night) => ({
      ...night,
      Price: { ...night.Price, Room: night.Price.Room + 100, ChildWithBed: night.Price.ChildWithBed - 100 },
    }))
    const shared = { ...before, EachRoomPrice: [{ ...room!, FareBreakDown: moved }, ...others] }
    expect(changeBetween(before, shared)).toBeUndefined()
  })
})
