import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceParts } from '#catalogue/room-rates.ts'
import { money } from '#ground/money.ts'
import { priceOfNights, priceOfSum } from '#stay/price/offered-price.ts'
import { linesOf } from '#stay/price/price-lines.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import type { StayPrice } from '#stay/price/stay-price.ts'
import { anyStayToPrice } from '#testing/any-stay.ts'
import { ratesOf, stayOf, termOf } from '#testing/price-lists.ts'
import { forAll } from '#testing/property.ts'

const anyTotal = fc.bigInt({ min: 0n, max: 90_000_000_000n }).map((minor) => money(minor, 'IRR'))
const fares = ({ rooms }: StayPrice) => rooms.flatMap(({ fareBreakdown }) => fareBreakdown)
const nightsOf = ({ rooms }: StayPrice) =>
  rooms.map(({ fareBreakdown }) =>
    fareBreakdown.map(({ price: { room, childNoBed, childWithBed, extraBed } }) => ({
      room: room.minor,
      childNoBed: childNoBed.minor,
      childWithBed: childWithBed.minor,
      extraBed: extraBed.minor,
    })),
  )

/** Three nights at 100.00, the last 20.00 dearer; a child of 10.00 a night; 5.00 commission a night. */
const stay = priceStay({
  stay: stayOf('2026-07-01..2026-07-04'),
  rooms: [
    {
      rates: ratesOf('EUR', [10_000, 1000, 3000, 4500], {}, [['2026-07-03', [2000, 0, 0, 0]]]),
      extras: { childNoBed: true, childWithBed: false, extraBed: false },
    },
  ],
  commissionTerms: [termOf('2026-07-01..2026-07-31', 'EUR', 500, 0)],
  currency: 'EUR',
})
const eur = (cents: number) => money(cents, 'EUR')

describe('one sum for a stay', () => {
  test('is spread over the nights without losing a cent, whatever the stay and the sum', () => {
    forAll([anyStayToPrice, anyTotal], (wanted, total) => {
      const price = priceStay(wanted)
      const offered = priceOfSum(price, total)
      expect(offered.totalPrice).toEqual(total)
      expect(offered.totalCommission).toEqual(price.totalCommission)
      expect(fares(offered).map(({ night }) => night)).toEqual(fares(price).map(({ night }) => night))
    })
  })

  test('never makes a night, or a part of one, that pays the guest', () => {
    forAll([anyStayToPrice, anyTotal], (wanted, total) => {
      for (const { price, specialDate } of fares(priceOfSum(priceStay(wanted), total))) {
        for (const part of priceParts) {
          expect(price[part].minor).toBeGreaterThanOrEqual(0n)
          expect(price[part].minor + specialDate[part].minor).toBeGreaterThanOrEqual(0n)
        }
      }
    })
  })

  test('that is the old one changes no line', () => {
    forAll([anyStayToPrice], (wanted) => {
      const price = priceStay(wanted)
      expect(linesOf(priceOfSum(price, price.totalPrice))).toEqual(linesOf(price))
    })
  })

  test('gives each night its share of what it costs now, the spare cents to the largest remainders', () => {
    const offered = priceOfSum(stay, eur(35_001))
    expect(nightsOf(offered)[0]!.map(({ room, childNoBed }) => [room, childNoBed])).toEqual([
      [10_000n, 1000n],
      [10_000n, 1000n],
      [10_001n, 1000n],
    ])
    expect(fares(offered)[2]!.specialDate.room).toEqual(eur(2000))
    expect(offered.finalPrice).toEqual(eur(35_001 - 1500))
  })

  test('keeps what a special date adds only as far as the share holds it', () => {
    const offered = priceOfSum(stay, eur(3500))
    const last = fares(offered)[2]!
    expect([last.price.room, last.specialDate.room]).toEqual([eur(0), eur(1200)])
    expect(offered.totalPrice).toEqual(eur(3500))
  })

  test('of a stay that was free is the same for every room and night, and nothing for what nobody chose', () => {
    const free = priceOfSum(stay, eur(0))
    expect(nightsOf(priceOfSum(free, eur(1000)))[0]!.map(({ room, childNoBed }) => [room, childNoBed])).toEqual([
      [334n, 0n],
      [333n, 0n],
      [333n, 0n],
    ])
  })

  test('below zero is our own mistake', () => {
    expect(() => priceOfSum(stay, eur(-1))).toThrow('a stay never pays the guest')
  })
})

describe('a price by night', () => {
  test('takes the place of each part and leaves special dates and commission', () => {
    const nights = nightsOf(stay)[0]!.with(1, { room: 12_000n, childNoBed: 1000n, childWithBed: 0n, extraBed: 0n })
    const offered = priceOfNights(stay, [nights])
    expect(offered).toMatchObject({ ok: true, value: { totalPrice: eur(37_000), finalPrice: eur(35_500) } })
  })

  test('as it is makes the same price', () => {
    forAll([anyStayToPrice], (wanted) => {
      const price = priceStay(wanted)
      expect(priceOfNights(price, nightsOf(price))).toEqual({ ok: true, value: price })
    })
  })

  test('is never less than nothing on a night with a discount', () => {
    const discounted = priceStay({
      stay: stayOf('2026-07-01..2026-07-02'),
      rooms: [
        {
          rates: ratesOf('EUR', [10_000, 0, 0, 0], {}, [['2026-07-01', [-4000, 0, 0, 0]]]),
          extras: { childNoBed: false, childWithBed: false, extraBed: false },
        },
      ],
      commissionTerms: [],
      currency: 'EUR',
    })
    const offered = priceOfNights(discounted, [[{ room: 3000, childNoBed: 0, childWithBed: 0, extraBed: 0 }]])
    expect(offered).toMatchObject({ ok: true, value: { totalPrice: eur(0) } })
  })

  test.each([
    ['another number of rooms', [...nightsOf(stay), ...nightsOf(stay)]],
    ['another number of nights', [nightsOf(stay)[0]!.slice(1)]],
    ['a part that nobody chose', [nightsOf(stay)[0]!.map((parts) => ({ ...parts, extraBed: 1 }))]],
  ])('of %s is refused: the stay has changed since', (_, rooms) => {
    expect(priceOfNights(stay, rooms)).toMatchObject({ ok: false, why: 'STATE_CHANGED' })
  })
})
