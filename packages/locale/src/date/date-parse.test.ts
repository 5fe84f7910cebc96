import { addDays, calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { clockTime, parseClockTime } from '@sarai/domain/ground/clock-time.ts'
import { forAll } from '@sarai/domain/testing/property.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateToType, showClockTime, showDate, showLongDate, showShortDate, showTopBarDate } from '#date/date-display.ts'
import type { CalendarName } from '#date/date-display.ts'
import { parseDay, shortMonthOf } from '#date/date-parse.ts'
import { toDigitsOf } from '#text/digits.ts'
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
    '29/9/1405',
    '۲۹/۹/۱۴۰۵',
    '٢٩-٠٩-١٤٠٥',
    '20/12/2026',
    '20 Dec 2026',
    '20 december 2026',
    'Sunday, 20 December 2026',
    '29 Azar 1405',
    '۲۹ آذر ۱۴۰۵',
    'یک‌شنبه ۲۹ آذر، ۱۴۰۵',
    '۲۰ دسامبر ۲۰۲۶',
    'یک شنبه ۲۹ آذر ۱۴۰۵',
    '۲۹آذر ۱۴۰۵',
    '۲۹ آذر ماه ۱۴۰۵',
    '۲۹ آذرماه ۱۴۰۵',
    '۲۹ آذر‌ماه، ۱۴۰۵',
    'Dec 20, 2026',
    'December 20 2026',
    '20-Dec-2026',
    '20/Dec/2026',
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
    ['20 Sept 2026', '2026-09-20'],
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
    '12/20/2026',
    '3/4/2026',
    '29/9',
    '29 Azar',
    '20 Dec',
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

describe('adds the year that was left out', () => {
  const from = calendarDay('2026-11-16')

  test.each([
    ['۲۹ آذر', '2026-12-20'],
    ['٢٩ آذر', '2026-12-20'],
    ['29 azar', '2026-12-20'],
    ['یکشنبه ۲۹ آذر', '2026-12-20'],
    ['29 Dec', '2026-12-29'],
    ['۲۹ دسامبر', '2026-12-29'],
    ['25 آبان', '2026-11-16'],
    ['24 آبان', '2027-11-15'],
    ['15 Nov', '2027-11-15'],
  ])('%s is the next one, %s', (typed, day) => {
    expect(parseDay(typed, { from })).toBe(day)
  })

  test.each([
    ['۲۹ آذر', '2025-12-20'],
    ['16 Nov', '2026-11-16'],
    ['17 Nov', '2025-11-17'],
  ])('%s is the last one where only past days are asked for, %s', (typed, day) => {
    expect(parseDay(typed, { until: from })).toBe(day)
  })

  test.each(['30 Esfand', '29 Feb', '31 مهر', 'Monday 29 Azar', '29 Foo', '29/9', 'آذر ۲۹'])(
    '%j stays unread',
    (typed) => {
      expect(parseDay(typed, { from })).toBeUndefined()
    },
  )
})

describe('knows how many days the month has that was named with more', () => {
  const near = { from: calendarDay('2026-11-16') }

  test.each([
    ['1405/12/30', ['jalali', 1405, 12, 29]],
    ['۳۱/۷/۱۴۰۵', ['jalali', 1405, 7, 30]],
    ['30 Esfand 1405', ['jalali', 1405, 12, 29]],
    ['۳۰ اسفند', ['jalali', 1405, 12, 29]],
    ['۳۲ فروردین', ['jalali', 1405, 1, 31]],
    ['2026-02-30', ['gregorian', 2026, 2, 28]],
    ['31 Nov', ['gregorian', 2026, 11, 30]],
  ] as const)('%s', (typed, [calendar, year, month, days]) => {
    expect(shortMonthOf(typed, near)).toEqual({ calendar, year, month, days })
  })

  test.each(['', '1404/13/1', '29/9', 'tomorrow', '30 Foo', '29 Azar', '3/4/2026', 'Monday 29 Azar'])(
    '%j names none',
    (typed) => {
      expect(shortMonthOf(typed, near)).toBeUndefined()
    },
  )
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

  test('days in the form of a field, in Latin digits and either calendar', () => {
    forAll([anyDay], (day) => {
      expect(calendars.map((calendar) => parseDay(dateToType(day, calendar)))).toEqual([day, day])
    })
    expect(calendars.map((calendar) => dateToType(calendarDay('2026-12-20'), calendar))).toEqual([
      '2026-12-20',
      '1405-09-29',
    ])
  })

  test('times', () => {
    forAll([fc.nat(23), fc.nat(59), fc.constantFrom(...languages)], (hours, minutes, language) => {
      const time = clockTime(`${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
      expect(parseClockTime(showClockTime(language, time))).toBe(time)
      expect(parseClockTime(toDigitsOf(language, `${hours}${String(minutes).padStart(2, '0')}`))).toBe(time)
    })
  })
})
