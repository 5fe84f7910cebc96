import { describe, expect, test } from 'vitest'
import { calendarDay } from '#ground/calendar-day.ts'
import { daysOf, holdsDay, holdsRange, mostSpecific, overlapOf } from '#ground/day-range.ts'

const range = (first: string, last: string) => ({ first: calendarDay(first), last: calendarDay(last) })
const july = range('2026-07-01', '2026-07-31')

test.each([
  ['2026-06-30', false],
  ['2026-07-01', true],
  ['2026-07-15', true],
  ['2026-07-31', true],
  ['2026-08-01', false],
])('July holds %s: %s', (day, expected) => {
  expect(holdsDay(july, calendarDay(day))).toBe(expected)
})

test.each([
  ['2026-07-01', '2026-07-31', true],
  ['2026-07-10', '2026-07-10', true],
  ['2026-06-30', '2026-07-31', false],
  ['2026-07-01', '2026-08-01', false],
])('July holds the whole of %s to %s: %s', (first, last, expected) => {
  expect(holdsRange(july, range(first, last))).toBe(expected)
})

test.each([
  [range('2026-07-20', '2026-08-10'), range('2026-07-20', '2026-07-31')],
  [range('2026-06-20', '2026-07-01'), range('2026-07-01', '2026-07-01')],
  [range('2026-07-31', '2026-07-31'), range('2026-07-31', '2026-07-31')],
  [range('2026-06-01', '2026-08-31'), july],
  [range('2026-08-01', '2026-08-02'), undefined],
  [range('2026-06-01', '2026-06-30'), undefined],
])('July and %j share %j', (other, shared) => {
  expect(overlapOf(july, other)).toEqual(shared)
  expect(overlapOf(other, july)).toEqual(shared)
})

test('lists its days, both ends included', () => {
  expect(daysOf(range('2024-02-28', '2024-03-01'))).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(daysOf(range('2026-07-01', '2026-07-01'))).toEqual(['2026-07-01'])
})

describe('of ranges that overlap', () => {
  const week = range('2026-07-06', '2026-07-12')
  const otherWeek = range('2026-07-08', '2026-07-14')

  test('the shortest governs, wherever it is listed', () => {
    expect(mostSpecific([july, week])).toBe(week)
    expect(mostSpecific([week, july])).toBe(week)
  })

  test('the later listed governs among equally long ones', () => {
    expect(mostSpecific([week, otherWeek, july])).toBe(otherWeek)
    expect(mostSpecific([otherWeek, july, week])).toBe(week)
  })

  test('none governs where there is none', () => {
    expect(mostSpecific([])).toBeUndefined()
  })
})
