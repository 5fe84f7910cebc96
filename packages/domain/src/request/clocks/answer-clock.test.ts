import { describe, expect, test } from 'vitest'
import { answerDueAt } from '#request/clocks/answer-clock.ts'
import type { AnswerHours } from '#request/clocks/answer-clock.ts'
import { calendarDay } from '#ground/calendar-day.ts'
import { clockTime } from '#ground/clock-time.ts'
import { instantOf, localTimeAt, msPerHour } from '#ground/hotel-time.ts'

const zone = 'Asia/Tehran'
/** Saturday to Wednesday 9–17, Thursday 9–13, an answer within two hours. */
const house: AnswerHours = {
  zone,
  shifts: [
    { weekdays: [6, 7, 1, 2, 3], opens: clockTime('09:00'), closes: clockTime('17:00') },
    { weekdays: [4], opens: clockTime('09:00'), closes: clockTime('13:00') },
  ],
  holidays: [],
  targetMs: 2 * msPerHour,
}

function due(day: string, time: string, hours: AnswerHours = house): string {
  const at = instantOf({ day: calendarDay(day), time: clockTime(time) }, zone)
  const local = localTimeAt(answerDueAt(at, hours), zone)
  return `${local.day} ${local.time}`
}

describe('the answer clock counts the hours of the house', () => {
  // 2026-11-14 is a Saturday.
  test.each([
    ['in the morning', '2026-11-14', '09:30', '2026-11-14 11:30'],
    ['before the house opens', '2026-11-14', '06:00', '2026-11-14 11:00'],
    ['as the last that is still due the same day', '2026-11-14', '15:00', '2026-11-14 17:00'],
    ['in the late afternoon', '2026-11-14', '16:15', '2026-11-15 10:15'],
    ['after closing', '2026-11-14', '20:00', '2026-11-15 11:00'],
    ['on the short Thursday', '2026-11-19', '12:00', '2026-11-21 10:00'],
    ['on the free Friday', '2026-11-20', '12:00', '2026-11-21 11:00'],
  ])('asked %s', (_, day, time, expected) => {
    expect(due(day, time)).toBe(expected)
  })

  test('over holidays', () => {
    const holidays = [calendarDay('2026-11-21'), calendarDay('2026-11-22')]
    expect(due('2026-11-19', '12:00', { ...house, holidays })).toBe('2026-11-23 10:00')
  })

  test('over as many days as the target takes', () => {
    expect(due('2026-11-18', '16:00', { ...house, targetMs: 14 * msPerHour })).toBe('2026-11-22 10:00')
  })

  test('over a closing of a month, and no longer: then every hour counts', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, day) => calendarDay(`2027-03-${day + 1}`.replace(/-(\d)$/, '-0$1')))
    expect(due('2027-03-01', '08:00', { ...house, holidays: days(31) })).toBe('2027-04-01 11:00')
    expect(due('2027-03-01', '08:00', { ...house, shifts: [] })).toBe('2027-03-01 10:00')
  })
})
