import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  ageOn,
  calendarDay,
  daysBetween,
  earlierOf,
  firstOfMonth,
  isCalendarDay,
  laterOf,
  parseCalendarDay,
  weekdayOf,
} from '#ground/calendar-day.ts'
import { forAll } from '#testing/property.ts'

const anyDay = fc.integer({ min: -200_000, max: 200_000 }).map((days) => addDays(calendarDay('2000-01-01'), days))

describe('what a calendar day is', () => {
  test.each(['2026-12-20', '2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isCalendarDay(text)).toBe(true)
    expect(calendarDay(text)).toBe(text)
  })

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '0050-01-01',
    '0999-12-31',
    '2026/12/20',
    '2026-12-20T00:00',
    'x2026-12-20',
    '۲۰۲۶-۱۲-۲۰',
    '',
  ])('%j is none', (text) => {
    expect(isCalendarDay(text)).toBe(false)
    expect(() => calendarDay(text)).toThrow(`${text} is not a calendar day`)
  })
})

test.each([
  [' ۲۰۲۶-۱۲-۲۰ ', '2026-12-20'],
  ['2026-12-20', '2026-12-20'],
  ['2026-02-30', undefined],
  ['20 Dec 2026', undefined],
])('reads %j as the day %s', (typed, day) => {
  expect(parseCalendarDay(typed)).toBe(day)
})

describe('counting days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2022-03-21', 2, '2022-03-23'],
    ['2026-07-23', 0, '2026-07-23'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(calendarDay(from), days)).toBe(to)
    expect(daysBetween(calendarDay(from), calendarDay(to))).toBe(days)
  })

  test('does not count past the year 9999', () => {
    expect(() => addDays(calendarDay('9999-12-31'), 1)).toThrow(RangeError)
  })

  test('adding and counting are each other’s reverse, and text order is day order', () => {
    forAll([anyDay, fc.integer({ min: -5000, max: 5000 })], (day, days) => {
      const other = addDays(day, days)
      expect(daysBetween(day, other)).toBe(days)
      expect(Math.sign(days)).toBe(day < other ? 1 : Number(day === other) - 1)
    })
  })
})

test.each([
  ['2026-07-20', 1],
  ['2026-07-21', 2],
  ['2026-07-25', 6],
  ['2026-07-26', 7],
  ['1969-12-31', 3],
])('%s is weekday %i of the ISO week', (day, weekday) => {
  expect(weekdayOf(calendarDay(day))).toBe(weekday)
})

test('knows the earlier and the later of two days', () => {
  const [a, b] = [calendarDay('2026-09-30'), calendarDay('2026-10-01')]
  expect([earlierOf(a, b), earlierOf(b, a)]).toEqual([a, a])
  expect([laterOf(a, b), laterOf(b, a)]).toEqual([b, b])
})

test.each([
  ['2026-10-15', 2, '2026-12-01'],
  ['2026-11-30', 2, '2027-01-01'],
  ['2026-12-31', 2, '2027-02-01'],
  ['2026-07-01', 0, '2026-07-01'],
])('the first of the month, from %s and %i months ahead, is %s', (day, months, first) => {
  expect(firstOfMonth(calendarDay(day), months)).toBe(first)
})

describe('age', () => {
  test.each([
    ['2026-07-23', '2020-07-23', 6],
    ['2026-07-22', '2020-07-23', 5],
    ['2026-07-24', '2020-07-23', 6],
    ['2026-01-01', '2020-12-31', 5],
    ['2026-07-23', '2026-07-23', 0],
    ['2026-07-23', '2026-07-24', -1],
  ])('on %s of someone born on %s is %i', (day, birth, age) => {
    expect(ageOn(calendarDay(day), calendarDay(birth))).toBe(age)
  })

  test.each([
    ['2026-02-28', 5],
    ['2026-03-01', 6],
    ['2028-02-28', 7],
    ['2028-02-29', 8],
  ])('on %s of a child born on 29 February 2020 is %i', (day, age) => {
    expect(ageOn(calendarDay(day), calendarDay('2020-02-29'))).toBe(age)
  })
})
