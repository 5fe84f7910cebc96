import { addDays, weekdayOf } from '#ground/calendar-day.ts'
import type { CalendarDay } from '#ground/calendar-day.ts'
import type { ClockTime } from '#ground/clock-time.ts'
import { calendarDayAt, instantOf } from '#ground/hotel-time.ts'
import type { Instant, TimeZone } from '#ground/hotel-time.ts'

/** `weekdays` as ISO 8601 counts them, from 1, Monday, to 7, Sunday. */
export type Shift = { readonly weekdays: readonly number[]; readonly opens: ClockTime; readonly closes: ClockTime }

/** When the desk is at work and how soon it means to answer, as the house has set it. */
export type AnswerHours = {
  readonly zone: TimeZone
  /** At most one for each weekday; on a weekday without one nobody works. */
  readonly shifts: readonly Shift[]
  readonly holidays: readonly CalendarDay[]
  /** In working time. */
  readonly targetMs: number
}

/** The longest Nowruz is shorter. A house that is closed for longer has set its hours wrongly. */
const longestClosing = 31

/** When the desk should have answered what it was asked at `at`: the clock only counts while somebody is at work. */
export function answerDueAt(at: Instant, hours: AnswerHours): Instant {
  const today = calendarDayAt(at, hours.zone)
  let left = hours.targetMs
  for (let ahead = 0; ahead <= longestClosing; ahead += 1) {
    const work = workOn(addDays(today, ahead), hours)
    if (!work) continue
    const from = Math.max(at, work.opens)
    const available = Math.max(0, work.closes - from)
    if (left <= available) return from + left
    left -= available
  }
  // Better a clock that also counts the nights than a question that is never due.
  return at + hours.targetMs
}

function workOn(day: CalendarDay, { zone, shifts, holidays }: AnswerHours) {
  const shift = shifts.find(({ weekdays }) => weekdays.includes(weekdayOf(day)))
  if (!shift || holidays.includes(day)) return undefined
  return { opens: instantOf({ day, time: shift.opens }, zone), closes: instantOf({ day, time: shift.closes }, zone) }
}
