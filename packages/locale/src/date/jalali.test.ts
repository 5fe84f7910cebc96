import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { describe, expect, test } from 'vitest'
import { fromJalali, isJalaliLeapYear, jalaliMonthLength, toJalali } from '#date/jalali.ts'

const observed = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const firstDay = calendarDay('1921-03-21')
const lastDay = calendarDay('2120-03-19')

// Intl writes the era after the figures («1405/08/23 AP»).
function asIntlSays(day: CalendarDay): string {
  return observed.format(Date.parse(day)).replaceAll(/[^0-9/]/g, '')
}

test('agrees with Intl, both ways, on every day from 1300-01-01 to 1498-12-29 [shell-11]', () => {
  const differences: string[] = []
  let days = 0
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const jalali = toJalali(day)
    const text = `${jalali.year}/${String(jalali.month).padStart(2, '0')}/${String(jalali.day).padStart(2, '0')}`
    if (text !== asIntlSays(day) || fromJalali(jalali) !== day) differences.push(`${day}: ${text}`)
    days += 1
  }
  expect(differences).toEqual([])
  expect(days).toBe(72_683)
  expect(toJalali(firstDay)).toEqual({ year: 1300, month: 1, day: 1 })
  expect(toJalali(lastDay)).toEqual({ year: 1498, month: 12, day: 29 })
}, 60_000)

test.each([
  ['2025-03-20', { year: 1403, month: 12, day: 30 }],
  ['2026-03-21', { year: 1405, month: 1, day: 1 }],
  ['2026-11-14', { year: 1405, month: 8, day: 23 }],
  ['2026-12-20', { year: 1405, month: 9, day: 29 }],
  ['1992-04-17', { year: 1371, month: 1, day: 28 }],
  ['2018-09-02', { year: 1397, month: 6, day: 11 }],
])('%s is the day of the mock-ups and of printed calendars', (day, jalali) => {
  expect(toJalali(calendarDay(day))).toEqual(jalali)
  expect(fromJalali(jalali)).toBe(day)
})

describe('leap years', () => {
  test.each([1399, 1403, 1408, 1436, 1469])('%i has 30 days in Esfand', (year) => {
    expect(isJalaliLeapYear(year)).toBe(true)
    expect(jalaliMonthLength(year, 12)).toBe(30)
    expect(fromJalali({ year, month: 12, day: 30 })).toBeDefined()
  })

  test.each([1400, 1404, 1405, 1437, 1470])('%i has 29, whatever the 2820-year rule says', (year) => {
    expect(isJalaliLeapYear(year)).toBe(false)
    expect(jalaliMonthLength(year, 12)).toBe(29)
    expect(fromJalali({ year, month: 12, day: 30 })).toBeUndefined()
  })
})

test('months have 31 days until Shahrivar and 30 from Mehr', () => {
  const lengths = Array.from({ length: 11 }, (_, index) => jalaliMonthLength(1405, index + 1))
  expect(lengths).toEqual([31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30])
})

test.each([
  { year: 1405, month: 0, day: 1 },
  { year: 1405, month: 13, day: 1 },
  { year: 1405, month: 1, day: 0 },
  { year: 1405, month: 7, day: 31 },
  { year: 1405, month: 1.5, day: 1 },
  { year: 1177, month: 1, day: 1 },
  { year: 1502, month: 1, day: 1 },
  { year: NaN, month: 1, day: 1 },
])('refuses %j', (date) => {
  expect(fromJalali(date)).toBeUndefined()
})
