import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { expect, test } from 'vitest'
import { dayOfSerial, serialOf } from '#date/date-serial.ts'

test('counts days as Excel does', () => {
  expect(serialOf(calendarDay('2026-03-21'))).toBe(46_102)
  expect(dayOfSerial(46_102.75)).toBe('2026-03-21')
  expect(dayOfSerial(44_640, true)).toBe('2026-03-21')
  expect([dayOfSerial(-1), dayOfSerial(Number.NaN), dayOfSerial(1e9)]).toEqual([undefined, undefined, undefined])
})
