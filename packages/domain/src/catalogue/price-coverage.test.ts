import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDay } from '#ground/calendar-day.ts'
import { daysOf, holdsDay } from '#ground/day-range.ts'
import type { DayRange } from '#ground/day-range.ts'
import { firstOverlap, gapsIn, overlapsAmong } from '#catalogue/price-coverage.ts'

const december = (first: number, last: number): DayRange => ({
  first: addDays(calendarDay('2026-12-01'), first - 1),
  last: addDays(calendarDay('2026-12-01'), last - 1),
})
const anyPeriod = fc.tuple(fc.integer({ min: -9, max: 40 }), fc.integer({ min: 0, max: 12 })).map(([first, length]) => {
  return december(first, first + length)
})
const nightsIn = (ranges: readonly DayRange[]) => ranges.flatMap(daysOf)

describe('the nights without a period', () => {
  it('are the whole range when there is none', () => {
    expect(gapsIn(december(1, 31), [])).toEqual([december(1, 31)])
  })

  it('lie before, between and after the periods, in whatever order these are listed', () => {
    const periods = [december(20, 24), december(5, 9), december(10, 12)]
    expect(gapsIn(december(1, 31), periods)).toEqual([december(1, 4), december(13, 19), december(25, 31)])
  })

  it('do not exist where periods reach over both ends', () => {
    expect(gapsIn(december(3, 10), [december(-5, 4), december(5, 40)])).toEqual([])
  })

  it('are exactly those that no period holds', () => {
    fc.assert(
      fc.property(fc.array(anyPeriod, { maxLength: 8 }), (periods) => {
        const range = december(1, 31)
        const free = daysOf(range).filter((night) => !periods.some((period) => holdsDay(period, night)))
        expect(nightsIn(gapsIn(range, periods))).toEqual(free)
      }),
    )
  })
})

describe('the nights of several periods', () => {
  it('are named once, also where three meet', () => {
    expect(overlapsAmong([december(1, 20), december(5, 8), december(7, 10), december(25, 26)])).toEqual([
      december(5, 10),
    ])
  })

  it('are exactly those that two or more periods hold', () => {
    fc.assert(
      fc.property(fc.array(anyPeriod, { maxLength: 8 }), (periods) => {
        const days = [...new Set(nightsIn(periods))].toSorted()
        const shared = days.filter((night) => periods.filter((period) => holdsDay(period, night)).length > 1)
        expect(nightsIn(overlapsAmong(periods))).toEqual(shared)
      }),
    )
  })
})

it('finds the first period that shares a night with a range', () => {
  const periods = [december(20, 24), december(5, 9)]
  expect(firstOverlap(december(9, 30), periods)).toEqual(december(5, 9))
  expect(firstOverlap(december(10, 19), periods)).toBeUndefined()
})
