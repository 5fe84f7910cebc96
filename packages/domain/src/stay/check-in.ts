import type { CalendarDay } from '#ground/calendar-day.ts'
import { clockTime } from '#ground/clock-time.ts'
import { instantOf } from '#ground/hotel-time.ts'
import type { Instant, TimeZone } from '#ground/hotel-time.ts'

/** Hotels hand out rooms in the early afternoon; a flight that is late on the day itself can still be told. */
const usualCheckInTime = clockTime('14:00')

export function checkInInstant(checkIn: CalendarDay, zone: TimeZone): Instant {
  return instantOf({ day: checkIn, time: usualCheckInTime }, zone)
}
