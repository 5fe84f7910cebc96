import { expect, test } from 'vitest'
import { linesOf, priceOfLines } from '#stay/price/price-lines.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import { anyStayToPrice } from '#testing/any-stay.ts'
import { ratesOf, stayOf, termOf } from '#testing/price-lists.ts'
import { forAll } from '#testing/property.ts'

test('whatever a stay costs, its lines make the same price again', () => {
  forAll([anyStayToPrice], (wanted) => {
    const price = priceStay(wanted)
    const extras = wanted.rooms.map((room) => room.extras)
    expect(priceOfLines(linesOf(price), { ...wanted, extras })).toEqual(price)
  })
})

test('a night takes ten amounts: four parts, four differences, two commissions', () => {
  const rates = ratesOf('EUR', [10_000, 1000, 3000, 4500], {}, [['2026-07-01', [2000, 100, 200, -300]]])
  const extras = { childNoBed: true, childWithBed: false, extraBed: true }
  const wanted = {
    stay: stayOf('2026-07-01..2026-07-02'),
    rooms: [{ rates, extras }],
    commissionTerms: [termOf('2026-07-01..2026-07-01', 'EUR', 800, 250)],
    currency: 'EUR' as const,
  }
  expect(linesOf(priceStay(wanted))).toEqual([10_000n, 1000n, 0n, 4500n, 2000n, 100n, 0n, -300n, 800n, 250n])
})

test('lines of another stay make no price', () => {
  const priced = { stay: stayOf('2026-07-01..2026-07-03'), extras: [], currency: 'EUR' as const }
  expect(() => priceOfLines([1n], priced)).toThrow(RangeError)
})
