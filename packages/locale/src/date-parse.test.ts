import { addDays, calendarDay, daysBetween } from '@sarai/domain/calendar-day.ts'
import type { CalendarDay } from '@sarai/domain/calendar-day.ts'
import { clockTime, parseClockTime } from '@sarai/domain/clock-time.ts'
import { forAll } from '@sarai/domain/testing/property.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { showClockTime, showDate, showLongDate, showShortDate, showTopBarDate } from '#date-display.ts'
import type { CalendarName } from '#date-display.ts'
import { parseDay } from '#date-parse.ts'
import { toDigitsOf } from '#digits.ts'
import { languages } from '#language.ts'

describe('reads what people type', () => {
  test.each([
    '2026-12-20',
    '2026/12/20',
    '2026.12.20',
    '2026 12 20',
    '20261220',
    ' 2026-12-20 ',
    '۲۰۲۶/۱۲/۲۰',
    '٢٠٢٦-١٢-٢٠',
    '1405/9/29',
    '1405-09-29',
    '14050929',
    '۱۴۰۵-۰۹-۲۹',
    '۱۴۰۵/۹/۲۹',
    '١٤٠٥/٠٩/٢٩',
    '\u200f۱۴۰۵/۰۹/۲۹\u200f',
    '20 Dec 2026',
    '20 december 2026',
    'Sunday, 20 December 2026',
    '29 Azar 1405',
    '۲۹ آذر ۱۴۰۵',
    'یک‌شنبه ۲۹ آذر، ۱۴۰۵',
    '۲۰ دسامبر ۲۰۲۶',
  ])('%s is 20 December 2026', (typed) => {
    expect(parseDay(typed)).toBe('2026-12-20')
  })

  test.each([
    ['۵ می ۲۰۲۶', '2026-05-05'],
    ['۵ مه ۲۰۲۶', '2026-05-05'],
    ['۵ جون ۲۰۲۶', '2026-06-05'],
    ['۵ جولای ۲۰۲۶', '2026-07-05'],
    ['۵ آگوست ۲۰۲۶', '2026-08-05'],
    ['۵ اوت ۲۰۲۶', '2026-08-05'],
    ['۱ فروردين ۱۴۰۵', '2026-03-21'],
  ])('%s, as agents write it, is %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day)
  })
})

describe('refuses what is no day', () => {
  test.each([
    '',
    'tomorrow',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '1405/12/30',
    '1405/7/31',
    '1405/13/1',
    '1600/01/01',
    '405/9/29',
    '2026123',
    '2026-12-20-1',
    '20/12/2026',
    'Monday, 20 December 2026',
    'Someday, 20 December 2026',
    '20 Azar 2026',
    '20 Dec 1405',
    '30 Esfand 1405',
    '20 Foo 2026',
  ])('%j', (typed) => {
    expect(parseDay(typed)).toBeUndefined()
  })
})

test('a year below 1700 is Jalali, any other Gregorian', () => {
  expect(parseDay('1699/01/01')).toBeUndefined()
  expect(parseDay('1700/01/01')).toBe('1700-01-01')
})

describe('what was displayed is read back', () => {
  const first = calendarDay('1921-03-21')
  const anyDay = fc.nat(daysBetween(first, calendarDay('2120-03-19'))).map((days) => addDays(first, days))
  const calendars: CalendarName[] = ['gregorian', 'jalali']
  const forms = [showShortDate, showDate, showLongDate, showTopBarDate].flatMap((show) =>
    languages.flatMap((language) => calendars.map((calendar) => (day: CalendarDay) => show(language, day, calendar))),
  )

  test('days, in every form, language, calendar and digit set [shell-11]', () => {
    forAll([anyDay], (day) => {
      const shown = forms.flatMap((form) => languages.map((digits) => toDigitsOf(digits, form(day))))
      expect(shown.filter((text) => parseDay(text) !== day)).toEqual([])
    })
    expect(forms).toHaveLength(16)
  })

  test('times', () => {
    forAll([fc.nat(23), fc.nat(59), fc.constantFrom(...languages)], (hours, minutes, language) => {
      const time = clockTime(`${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
      expect(parseClockTime(showClockTime(language, time))).toBe(time)
      expect(parseClockTime(toDigitsOf(language, `${hours}${String(minutes).padStart(2, '0')}`))).toBe(time)
    })
  })
})
