import { expect, test } from 'vitest'
import { linesOf, priceOfLines, titlesOf } from '#stay/price/price-lines.ts'
import { noExtras } from '#catalogue/room-rates.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import { anyStayToPrice } from '#testing/any-stay.ts'
import { ratesOf, stayOf, termOf } from '#testing/price-lists.ts'
import { forAll } from '#testing/property.ts'

test('whatever a stay costs, its lines make the same price again', () => {
  forAll([anyStayToPrice], (wanted) => {
    const price = priceStay(wanted)
    const extras = wanted.rooms.map((room) => room.extras)
    expect(priceOfLines(linesOf(price), { ...wanted, extras, titles: titlesOf(price) })).toEqual(price)
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

test('a special night keeps its name in both languages, and an ordinary stay keeps none [req-05]', () => {
  const yalda = { en: 'Yalda', fa: 'یلدا' }
  const rates = ratesOf('EUR', [10_000, 1000, 3000, 4500], {}, [['2026-12-20', [700, 0, 0, 0], yalda]])
  const priced = (nights: string) =>
    priceStay({
      stay: stayOf(nights),
      rooms: [{ rates, extras: noExtras }],
      commissionTerms: [],
      currency: 'EUR',
    })
  expect(titlesOf(priced('2026-12-19..2026-12-22'))).toEqual(['', '', 'Yalda', 'یلدا', '', ''])
  expect(titlesOf(priced('2026-12-21..2026-12-23'))).toBeNull()
})

test('what was kept before names were is read without them', () => {
  const rates = ratesOf('EUR', [10_000, 0, 0, 0], {}, [['2026-12-20', [700, 0, 0, 0]]])
  const wanted = { stay: stayOf('2026-12-20..2026-12-21'), commissionTerms: [], currency: 'EUR' as const }
  const lines = linesOf(priceStay({ ...wanted, rooms: [{ rates, extras: noExtras }] }))
  const [room] = priceOfLines(lines, { ...wanted, extras: [noExtras], titles: null }).rooms
  expect(room!.extraCharge.minor).toBe(700n)
  expect(room!.fareBreakdown[0]).not.toHaveProperty('specialTitle')
})

test('lines of another stay make no price', () => {
  const priced = { stay: stayOf('2026-07-01..2026-07-03'), extras: [], currency: 'EUR' as const }
  expect(() => priceOfLines([1n], priced)).toThrow(RangeError)
})
