import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceStay } from '#stay-price.ts'
import { anyStayToPrice } from '#testing/any-stay.ts'
test('brute', { timeout: 500_000 }, () => {
  fc.assert(fc.property(anyStayToPrice, (order) => {
    const rooms = order.rooms.map(({ rates, extras }) => ({ extras, rates: Object.assign({}, rates, { specialDates: rates.specialDates.toReversed() }) }))
    expect(priceStay({ ...order, rooms })).toEqual(priceStay(order))
  }), { numRuns: 60_000 })
})
