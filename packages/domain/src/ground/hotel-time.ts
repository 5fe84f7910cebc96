import { calendarDay } from '#ground/calendar-day.ts'
import type { CalendarDay } from '#ground/calendar-day.ts'
import { clockTime } from '#ground/clock-time.ts'
import type { ClockTime } from '#ground/clock-time.ts'

/** A moment of the world's one time line, in milliseconds since 1970-01-01T00:00Z. */
export type Instant = number

/** An IANA name, such as Europe/Istanbul. */
export type TimeZone = string

/** What the wall clock of a place shows. */
export type LocalTime = { readonly day: CalendarDay; readonly time: ClockTime }

export const msPerMinute = 60_000
export const msPerHour = 60 * msPerMinute
const msPerDay = 24 * msPerHour

// Making a formatter costs a hundred times more than using it, and the product knows a handful of zones.
const wallClocks = new Map<TimeZone, Intl.DateTimeFormat>()

function wallClockOf(zone: TimeZone): Intl.DateTimeFormat {
  const known = wallClocks.get(zone)
  if (known) return known
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-GB', { timeZone: zone, calendar: 'gregory', ...date, ...time })
  wallClocks.set(zone, made)
  return made
}

/** What the wall clock shows, as ISO 8601 without a zone: `2026-03-21T14:05:09`. */
function wallTextAt(instant: Instant, zone: TimeZone): string {
  const parts = new Map(
    wallClockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type)
  return `${read('year')}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}:${read('second')}`
}

export function localTimeAt(instant: Instant, zone: TimeZone): LocalTime {
  const text = wallTextAt(instant, zone)
  return { day: calendarDay(text.slice(0, 10)), time: clockTime(text.slice(11, 16)) }
}

/** Today, as the hotel sees it. */
export function calendarDayAt(instant: Instant, zone: TimeZone): CalendarDay {
  return localTimeAt(instant, zone).day
}

/** How far the wall clock is ahead of UTC. Only for whole seconds: the wall clock shows no milliseconds. */
function offsetAt(instant: Instant, zone: TimeZone): number {
  return Date.parse(`${wallTextAt(instant, zone)}Z`) - instant
}

/**
 * The instant at which the wall clock of the zone shows this day and time. In spring an hour does not exist: its times
 * mean the same distance after the change (02:30 becomes 03:30). In autumn an hour comes twice: the first one is meant.
 * Calendars and Temporal ("compatible") choose the same.
 */
export function instantOf({ day, time }: LocalTime, zone: TimeZone): Instant {
  const asIfUtc = Date.parse(`${day}T${time}Z`)
  // No zone changes its clock twice within two days, so the right offset is that of the day before or the day after.
  const before = offsetAt(asIfUtc - msPerDay, zone)
  const after = offsetAt(asIfUtc + msPerDay, zone)
  const shown = [before, after].find((offset) => offsetAt(asIfUtc - offset, zone) === offset)
  return asIfUtc - (shown ?? before)
}
