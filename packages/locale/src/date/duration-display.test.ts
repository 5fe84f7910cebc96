import { msPerHour as hour, msPerMinute as minute } from '@sarai/domain/ground/hotel-time.ts'
import { describe, expect, test } from 'vitest'
import {
  showBriefDuration,
  showCountdown,
  showDuration,
  showTimeLeft,
  showTimeSince,
  showWait,
  showWorkingTime,
  urgencyOf,
} from '#date/duration-display.ts'
import { sayProblem } from '#words/say-problem.ts'

const day = 24 * hour
const now = Date.parse('2026-11-14T06:12:00Z')

test.each([
  [2 * day + 10 * minute, '2 days 10 minutes', '۲ روز و ۱۰ دقیقه'],
  [2 * day + 4 * hour + 10 * minute, '2 days 4 hours 10 minutes', '۲ روز و ۴ ساعت و ۱۰ دقیقه'],
  [5 * hour + 32 * minute, '5 hours 32 minutes', '۵ ساعت و ۳۲ دقیقه'],
  [18 * minute, '18 minutes', '۱۸ دقیقه'],
  [day, '1 day', '۱ روز'],
  [hour, '1 hour', '۱ ساعت'],
  [minute + 59_999, '1 minute', '۱ دقیقه'],
  [59_999, 'less than a minute', 'کمتر از یک دقیقه'],
])('a duration of %i ms skips its zero parts', (milliseconds, english, persian) => {
  expect(showDuration('en', milliseconds)).toBe(english)
  expect(showDuration('fa', milliseconds)).toBe(persian)
})

test.each([
  [4 * hour + 20 * minute, '4 h 20 min', '۴ ساعت و ۲۰ دقیقه'],
  [day + 8 * hour + 59 * minute, '1 day 8 h', '۱ روز و ۸ ساعت'],
  [3 * day + 5 * minute, '3 days', '۳ روز'],
  [12 * minute, '12 min', '۱۲ دقیقه'],
])('%i ms in brief', (milliseconds, english, persian) => {
  expect(showBriefDuration('en', milliseconds)).toBe(english)
  expect(showBriefDuration('fa', milliseconds)).toBe(persian)
})

test.each([
  [28 * minute + 59_000, '28 min', '۲۸ دقیقه'],
  [10 * minute, '10 min', '۱۰ دقیقه'],
  [10 * minute - 1, '9 min 59 s', '۹ دقیقه و ۵۹ ثانیه'],
  [9 * minute, '9 min', '۹ دقیقه'],
  [59_999, '59 s', '۵۹ ثانیه'],
  [0, '0 s', '۰ ثانیه'],
])('%i ms of a countdown has seconds in its last ten minutes', (milliseconds, english, persian) => {
  expect(showCountdown('en', milliseconds)).toBe(english)
  expect(showCountdown('fa', milliseconds)).toBe(persian)
})

describe('a deadline', () => {
  test.each([
    [4 * hour + 20 * minute, '4 h 20 min left', '۴ ساعت و ۲۰ دقیقه مانده'],
    [30_000, 'less than a minute left', 'کمتر از یک دقیقه مانده'],
    [0, 'time is up', 'مهلت تمام شد'],
    [-59_999, 'time is up', 'مهلت تمام شد'],
    [-minute, 'overdue by 1 min', '۱ دقیقه گذشته'],
    [-35 * minute, 'overdue by 35 min', '۳۵ دقیقه گذشته'],
  ])('%i ms from now', (milliseconds, english, persian) => {
    expect(showTimeLeft('en', now + milliseconds, now)).toBe(english)
    expect(showTimeLeft('fa', now + milliseconds, now)).toBe(persian)
  })
})

test('the time since', () => {
  expect(showTimeSince('en', now - 18 * minute, now)).toBe('18 minutes ago')
  expect(showTimeSince('fa', now - 2 * day - 4 * hour, now)).toBe('۲ روز و ۴ ساعت پیش')
  expect(showTimeSince('en', now - minute, now)).toBe('1 minute ago')
  expect(showTimeSince('en', now - minute + 1, now)).toBe('just now')
  expect(showTimeSince('fa', now + 3 * minute, now)).toBe('همین حالا')
})

test.each([
  [1, '1 second', '۱ ثانیه'],
  [59, '59 seconds', '۵۹ ثانیه'],
  [60, '1 minute', '۱ دقیقه'],
  [61, '2 minutes', '۲ دقیقه'],
  [900, '15 minutes', '۱۵ دقیقه'],
  [3700, '1 hour 2 minutes', '۱ ساعت و ۲ دقیقه'],
])('a wait of %i seconds is told in minutes, rounded up', (seconds, english, persian) => {
  expect(showWait('en', seconds)).toBe(english)
  expect(showWait('fa', seconds)).toBe(persian)
  expect(sayProblem('fa', 'RATE_LIMITED', { seconds })).toContain(`${persian} دیگر`)
})

test.each([
  [2_880, '48 hours', '۴۸ ساعت'],
  [90, '1 hour 30 minutes', '۱ ساعت و ۳۰ دقیقه'],
  [45, '45 minutes', '۴۵ دقیقه'],
  [0, 'less than a minute', 'کمتر از یک دقیقه'],
])('%i minutes of work are never said in days', (minutes, english, persian) => {
  expect(showWorkingTime('en', minutes)).toBe(english)
  expect(showWorkingTime('fa', minutes)).toBe(persian)
})

test.each([
  [-day, 'late'],
  [hour - 1, 'late'],
  [hour, 'soon'],
  [2 * hour - 1, 'soon'],
  [2 * hour, 'calm'],
])('with %i ms left the time is %s', (left, urgency) => {
  expect(urgencyOf(left)).toBe(urgency)
})
