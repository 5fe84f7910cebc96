import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDay } from '#ground/calendar-day.ts'
import { clockTime } from '#ground/clock-time.ts'
import { calendarDayAt, instantOf, localTimeAt, msPerHour, msPerMinute } from '#ground/hotel-time.ts'
import { forAll } from '#testing/property.ts'

const at = (day: string, time: string, zone: string) =>
  new Date(instantOf({ day: calendarDay(day), time: clockTime(time) }, zone)).toISOString()

describe('the instant of a wall-clock time', () => {
  test.each([
    ['2026-07-23', '14:00', 'Asia/Tehran', '2026-07-23T10:30:00.000Z'],
    ['2021-07-23', '14:00', 'Asia/Tehran', '2021-07-23T09:30:00.000Z'], // the last years of Iran's summer time
    ['2026-07-23', '14:00', 'Europe/Istanbul', '2026-07-23T11:00:00.000Z'],
    ['2026-07-23', '14:00', 'Europe/Paris', '2026-07-23T12:00:00.000Z'],
    ['2026-01-23', '14:00', 'Europe/Paris', '2026-01-23T13:00:00.000Z'],
    ['2026-07-23', '14:00', 'America/New_York', '2026-07-23T18:00:00.000Z'],
    ['2026-07-23', '00:00', 'Asia/Kathmandu', '2026-07-22T18:15:00.000Z'],
    ['2026-07-23', '23:59', 'UTC', '2026-07-23T23:59:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, instant) => {
    expect(at(day, time, zone)).toBe(instant)
  })

  test.each([
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'], // shown as 03:30
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ])('moves past the hour that spring skips: %s %s in Paris is %s', (day, time, instant) => {
    expect(at(day, time, 'Europe/Paris')).toBe(instant)
  })

  test.each([
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('means the first of the two hours of autumn: %s %s in Paris is %s', (day, time, instant) => {
    expect(at(day, time, 'Europe/Paris')).toBe(instant)
  })
})

describe('midnight, the start of a day', () => {
  test.each([
    ['2026-07-23', 'Asia/Tehran', '2026-07-22T20:30:00.000Z'],
    ['2022-03-22', 'Asia/Tehran', '2022-03-21T20:30:00.000Z'], // 00:00 was skipped: the day began at 01:00
    ['2021-09-22', 'Asia/Tehran', '2021-09-21T20:30:00.000Z'], // 23:00 came twice the evening before
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'], // that day did not exist: the next one begins
  ])('%s in %s is %s', (day, zone, instant) => {
    expect(at(day, '00:00', zone)).toBe(instant)
  })
})

describe('what the wall clock shows', () => {
  test.each([
    ['2026-07-22T20:29:59.999Z', 'Asia/Tehran', '2026-07-22', '23:59'],
    ['2026-07-22T20:30:00.000Z', 'Asia/Tehran', '2026-07-23', '00:00'],
    ['2026-12-31T21:00:00.000Z', 'Europe/Istanbul', '2027-01-01', '00:00'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Paris', '2026-03-29', '03:00'],
  ])('at %s in %s is %s %s', (instant, zone, day, time) => {
    expect(localTimeAt(Date.parse(instant), zone)).toEqual({ day, time })
    expect(calendarDayAt(Date.parse(instant), zone)).toBe(day)
  })

  test('gives the instant back, whole minutes that come once', () => {
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 12 })
    const zone = fc.constantFrom('Asia/Tehran', 'Asia/Dubai', 'Europe/Istanbul', 'Asia/Kolkata', 'Pacific/Apia')
    const start = Date.parse('2023-01-01T00:00Z')
    forAll([minutes, zone], (count, name) => {
      const instant = start + count * msPerMinute
      expect(instantOf(localTimeAt(instant, name), name)).toBe(instant)
    })
  })

  test('gives the instant or its twin of the repeated hour back where clocks change', () => {
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 4 })
    const zone = fc.constantFrom('Europe/Paris', 'America/New_York', 'Asia/Beirut', 'Australia/Sydney')
    forAll([minutes, zone], (count, name) => {
      const instant = Date.parse('2024-01-01T00:00Z') + count * msPerMinute
      expect([0, msPerHour]).toContain(instant - instantOf(localTimeAt(instant, name), name))
    })
  })

  test('shows the day from its start to the start of the next', () => {
    const day = fc.integer({ min: 0, max: 5000 }).map((days) => addDays(calendarDay('2015-01-01'), days))
    const zone = fc.constantFrom('Asia/Tehran', 'Europe/Istanbul', 'Asia/Beirut', 'America/Havana')
    forAll([day, zone], (some, name) => {
      const start = instantOf({ day: some, time: clockTime('00:00') }, name)
      expect(calendarDayAt(start, name)).toBe(some)
      expect(calendarDayAt(start - 1, name)).toBe(addDays(some, -1))
    })
  })
})
