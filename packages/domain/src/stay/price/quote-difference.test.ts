import { describe, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { differencesBetween } from '#stay/price/quote-difference.ts'
import { noExtras } from '#catalogue/room-rates.ts'
import type { RoomRates } from '#catalogue/room-rates.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import { anyStayToPrice } from '#testing/any-stay.ts'
import { ratesOf, stayOf, termOf } from '#testing/price-lists.ts'
import { forAll } from '#testing/property.ts'

const plain = ratesOf('EUR', [10_000, 1000, 0, 0])

function priceOf(dates: string, rooms: RoomRates[], terms = [termOf('2026-08-01..2026-08-31', 'EUR', 500, 50)]) {
  return priceStay({
    stay: stayOf(dates),
    rooms: rooms.map((rates) => ({ rates, extras: { ...noExtras, childNoBed: true } })),
    commissionTerms: terms,
    currency: rooms[0]?.basePrice.currency ?? 'EUR',
  })
}

const before = priceOf('2026-08-01..2026-08-04', [plain, plain])

/** `room night group.part: was → now` */
function shortly(after: ReturnType<typeof priceOf>): string[] {
  return differencesBetween(before, after).map(({ room, night, item, was, now }) => {
    return `${room} ${night} ${item.of}.${item.part}: ${was.minor} → ${now.minor}`
  })
}

describe('two prices line by line', () => {
  test('are the same to the last line', () => {
    expect(shortly(priceOf('2026-08-01..2026-08-04', [plain, plain]))).toEqual([])
  })

  test('tell which room, which night and which part changed', () => {
    const dearer = ratesOf('EUR', [10_000, 1200, 0, 0], { '2026-08-02..2026-08-02': 13_000 }, [
      ['2026-08-03', [700, 30, 0, 0]],
    ])
    expect(shortly(priceOf('2026-08-01..2026-08-04', [plain, dearer]))).toEqual([
      '1 2026-08-01 price.childNoBed: 1000 → 1200',
      '1 2026-08-02 price.room: 10000 → 13000',
      '1 2026-08-02 price.childNoBed: 1000 → 1200',
      '1 2026-08-03 price.childNoBed: 1000 → 1200',
      '1 2026-08-03 specialDate.room: 0 → 700',
      '1 2026-08-03 specialDate.childNoBed: 0 → 30',
    ])
  })

  test('tell a changed commission, even where the price stands', () => {
    const terms = [termOf('2026-08-02..2026-08-31', 'EUR', 500)]
    const changes = shortly(priceOf('2026-08-01..2026-08-04', [plain, plain], terms))
    expect(changes.filter((change) => change.startsWith('0'))).toEqual([
      '0 2026-08-01 commission.ordinary: 500 → 0',
      '0 2026-08-01 commission.extra: 50 → 0',
      '0 2026-08-02 commission.extra: 50 → 0',
      '0 2026-08-03 commission.extra: 50 → 0',
    ])
  })

  test('list nights that came and went in order, from and to zero', () => {
    const changes = shortly(priceOf('2026-07-31..2026-08-03', [plain, plain]))
    expect(changes.filter((change) => change.startsWith('1'))).toEqual([
      '1 2026-07-31 price.room: 0 → 10000',
      '1 2026-07-31 price.childNoBed: 0 → 1000',
      '1 2026-08-03 price.room: 10000 → 0',
      '1 2026-08-03 price.childNoBed: 1000 → 0',
      '1 2026-08-03 commission.ordinary: 500 → 0',
      '1 2026-08-03 commission.extra: 50 → 0',
    ])
  })

  test('list a room that came or went', () => {
    expect(shortly(priceOf('2026-08-01..2026-08-04', [plain]))).toContain('1 2026-08-01 price.room: 10000 → 0')
    const three = shortly(priceOf('2026-08-01..2026-08-04', [plain, plain, plain]))
    expect(three[0]).toBe('2 2026-08-01 price.room: 0 → 10000')
    expect(three).toHaveLength(12)
  })

  test('show amounts of two currencies side by side, and nothing where there was and is nothing', () => {
    const inDollars = priceOf('2026-08-01..2026-08-02', [ratesOf('USD', [10_000, 0, 0, 0])], [])
    const inEuros = priceOf('2026-08-01..2026-08-02', [ratesOf('EUR', [10_000, 0, 0, 0])], [])
    expect(differencesBetween(inEuros, inDollars)).toEqual([
      {
        room: 0,
        night: '2026-08-01',
        item: { of: 'price', part: 'room' },
        was: money(10_000, 'EUR'),
        now: money(10_000, 'USD'),
      },
    ])
  })
})

describe('for any two prices', () => {
  test('the differences add up to the difference of the totals', () => {
    forAll([anyStayToPrice, anyStayToPrice], (one, other) => {
      const [old, current] = [priceStay(one), priceStay(other)]
      let [price, commission] = [0n, 0n]
      for (const { item, was, now } of differencesBetween(old, current)) {
        if (item.of === 'commission') commission += now.minor - was.minor
        else price += now.minor - was.minor
      }
      expect(price).toBe(current.totalPrice.minor - old.totalPrice.minor)
      expect(commission).toBe(current.totalCommission.minor - old.totalCommission.minor)
    })
  })
})
