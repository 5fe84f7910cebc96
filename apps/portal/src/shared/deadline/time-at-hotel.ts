import type { Instant } from '@sarai/domain/ground/hotel-time.ts'
import { showDeadline, showTime, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'

/** Beside the time in Tehran: the day is said again only where it differs there. */
export function timeAtHotel(language: Language, at: Instant, zone: string): string {
  return todayIn(zone, at) === todayIn(tehran, at)
    ? showTime(language, at, zone)
    : showDeadline(language, at, undefined, zone)
}
