import type { CalendarDay } from '#calendar-day.ts'
import { clockTime } from '#clock-time.ts'
import { instantOf } from '#hotel-time.ts'
import type { Instant, TimeZone } from '#hotel-time.ts'

/** Hotels hand out rooms in the early afternoon; a flight that is late on the day itself can still be told. */
const usualCheckInTime = clockTime('14:00')

export function checkInInstant(checkIn: CalendarDay, zone: TimeZone): Instant {
  return instantOf({ day: checkIn, time: usualCheckInTime }, zone)
}
