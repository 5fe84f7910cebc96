import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { describe, expect, test } from 'vitest'
import {
  calendarOf,
  otherCalendar,
  showClockRange,
  showClockTime,
  showDate,
  showDateRange,
  showDayAndMonth,
  showDeadline,
  showFullDateRange,
  showLongDate,
  showLongDateTime,
  showShortDate,
  showShortDateTime,
  showTime,
  showTopBarDate,
  showWeekday,
  todayIn,
} from '#date/date-display.ts'

const day = calendarDay('2026-11-14')
const instant = Date.parse('2026-11-14T06:12:00Z')

test('the calendar follows the language, and the other one is at hand [shell-11]', () => {
  expect(calendarOf('en')).toBe('gregorian')
  expect(calendarOf('fa')).toBe('jalali')
  expect(otherCalendar(calendarOf('en'))).toBe('jalali')
  expect(otherCalendar(calendarOf('fa'))).toBe('gregorian')
})

describe('every form in both languages and both calendars [shell-11]', () => {
  test('date only', () => {
    expect(showDate('en', day)).toBe('14 Nov 2026')
    expect(showDate('en', day, 'jalali')).toBe('23 Aban 1405')
    expect(showDate('fa', day)).toBe('۲۳ آبان ۱۴۰۵')
    expect(showDate('fa', day, 'gregorian')).toBe('۱۴ نوامبر ۲۰۲۶')
  })

  test('long with weekday', () => {
    expect(showLongDate('en', day)).toBe('Saturday, 14 November 2026')
    expect(showLongDate('en', day, 'jalali')).toBe('Saturday, 23 Aban 1405')
    expect(showLongDate('fa', day)).toBe('شنبه ۲۳ آبان ۱۴۰۵')
    expect(showLongDate('fa', day, 'gregorian')).toBe('شنبه ۱۴ نوامبر ۲۰۲۶')
  })

  test('short with hour and minute', () => {
    expect(showShortDateTime('en', instant)).toBe('2026-11-14 09:42')
    expect(showShortDateTime('en', instant, 'jalali')).toBe('1405/08/23 09:42')
    expect(showShortDateTime('fa', instant)).toBe('۱۴۰۵/۰۸/۲۳ ۰۹:۴۲')
    expect(showShortDateTime('fa', instant, 'gregorian')).toBe('۲۰۲۶/۱۱/۱۴ ۰۹:۴۲')
  })

  test('short without a time', () => {
    expect(showShortDate('en', day)).toBe('2026-11-14')
    expect(showShortDate('en', calendarDay('1992-04-17'), 'jalali')).toBe('1371/01/28')
    expect(showShortDate('fa', calendarDay('1992-04-17'))).toBe('۱۳۷۱/۰۱/۲۸')
  })

  test('long with weekday, hour and minute', () => {
    expect(showLongDateTime('en', instant)).toBe('Saturday, 14 November 2026, 09:42')
    expect(showLongDateTime('fa', instant)).toBe('شنبه ۲۳ آبان ۱۴۰۵، ساعت ۰۹:۴۲')
  })
})

test('the top bar names the day and both dates', () => {
  expect(showTopBarDate('en', day)).toBe('Sat 14 November 2026')
  expect(showTopBarDate('fa', day)).toBe('شنبه ۲۳ آبان ۱۴۰۵')
  expect(showDate('en', day, otherCalendar('gregorian'))).toBe('23 Aban 1405')
  expect(showDate('fa', day, otherCalendar('jalali'))).toBe('۱۴ نوامبر ۲۰۲۶')
})

test('a day near by needs no year', () => {
  expect(showDayAndMonth('en', calendarDay('2026-12-20'))).toBe('20 Dec')
  expect(showDayAndMonth('fa', calendarDay('2026-12-20'))).toBe('۲۹ آذر')
})

test('weekdays from Saturday to Friday', () => {
  const week = Array.from({ length: 7 }, (_, index) => calendarDay(`2026-11-${14 + index}`))
  expect(week.map((each) => showWeekday('en', each, 'brief')).join(' ')).toBe('Sat Sun Mon Tue Wed Thu Fri')
  const persian = 'شنبه یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه'
  expect(week.map((each) => showWeekday('fa', each)).join(' ')).toBe(persian)
})

test.each([
  ['2026-12-20', '2026-12-25', '20–25 Dec 2026', '۲۹ آذر تا ۴ دی ۱۴۰۵'],
  ['2026-12-11', '2026-12-16', '11–16 Dec 2026', '۲۰ تا ۲۵ آذر ۱۴۰۵'],
  ['2026-11-14', '2026-12-20', '14 Nov – 20 Dec 2026', '۲۳ آبان تا ۲۹ آذر ۱۴۰۵'],
  ['2026-12-21', '2027-01-05', '21 Dec 2026 – 5 Jan 2027', '۳۰ آذر تا ۱۵ دی ۱۴۰۵'],
  ['2027-03-17', '2027-04-05', '17 Mar – 5 Apr 2027', '۲۶ اسفند ۱۴۰۵ تا ۱۶ فروردین ۱۴۰۶'],
  ['2026-12-20', '2027-12-20', '20 Dec 2026 – 20 Dec 2027', '۲۹ آذر ۱۴۰۵ تا ۲۹ آذر ۱۴۰۶'],
  ['2026-12-20', '2026-12-20', '20 Dec 2026', '۲۹ آذر ۱۴۰۵'],
])('a range from %s to %s says once what both ends share', (first, last, english, persian) => {
  expect(showDateRange('en', calendarDay(first), calendarDay(last))).toBe(english)
  expect(showDateRange('fa', calendarDay(first), calendarDay(last))).toBe(persian)
})

test('a range is shortened by the calendar that it is shown in', () => {
  const [first, last] = [calendarDay('2026-12-20'), calendarDay('2026-12-25')]
  expect(showDateRange('en', first, last, 'jalali')).toBe('29 Azar – 4 Dey 1405')
  expect(showDateRange('fa', first, last, 'gregorian')).toBe('۲۰ تا ۲۵ دسامبر ۲۰۲۶')
})

test('a full range keeps both years', () => {
  const [first, last] = [calendarDay('2026-11-14'), calendarDay('2026-12-20')]
  expect(showFullDateRange('en', first, last)).toBe('14 Nov 2026 – 20 Dec 2026')
  expect(showFullDateRange('fa', first, last)).toBe('۲۳ آبان ۱۴۰۵ تا ۲۹ آذر ۱۴۰۵')
})

describe('instants', () => {
  const evening = Date.parse('2026-11-15T20:45:00Z')

  test('are shown in Tehran unless another zone is named', () => {
    expect(showTime('en', evening)).toBe('00:15')
    expect(showTime('fa', evening, 'Europe/Istanbul')).toBe('۲۳:۴۵')
    expect(showShortDateTime('en', evening, 'gregorian', 'Europe/Istanbul')).toBe('2026-11-15 23:45')
    expect(showLongDateTime('fa', evening)).toBe('دوشنبه ۲۵ آبان ۱۴۰۵، ساعت ۰۰:۱۵')
  })

  test('know no summer time in Tehran since 2022', () => {
    expect(showTime('en', Date.parse('2021-07-01T12:00:00Z'))).toBe('16:30')
    expect(showTime('en', Date.parse('2026-07-01T12:00:00Z'))).toBe('15:30')
  })

  test('belong to the day that the zone has then', () => {
    expect(todayIn('Asia/Tehran', evening)).toBe('2026-11-16')
    expect(todayIn('Europe/Istanbul', evening)).toBe('2026-11-15')
  })

  test('a deadline is shown with weekday and time', () => {
    const deadline = Date.parse('2026-11-15T14:30:00Z')
    expect(showDeadline('en', deadline)).toBe('Sun 15 Nov, 18:00')
    expect(showDeadline('fa', deadline)).toBe('یکشنبه ۲۴ آبان، ساعت ۱۸:۰۰')
  })
})

test('a flight time is shown as it is, in the digits of the language', () => {
  expect(showClockTime('en', '09:45')).toBe('09:45')
  expect(showClockTime('fa', '09:45')).toBe('۰۹:۴۵')
  expect(showClockRange('en', '09:00', '17:30')).toBe('09:00–17:30')
  expect(showClockRange('fa', '09:00', '17:30')).toBe('۰۹:۰۰ تا ۱۷:۳۰')
})
