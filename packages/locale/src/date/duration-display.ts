import { msPerHour, msPerMinute } from '@sarai/domain/ground/hotel-time.ts'
import type { Instant } from '@sarai/domain/ground/hotel-time.ts'
import type { Language } from '#language.ts'
import { say } from '#message.ts'
import type { TranslationOf } from '#message.ts'
import { showNumber } from '#number/number-display.ts'
import { showQuantity } from '#number/units.ts'
import type { Unit } from '#number/units.ts'

const en = {
  moment: 'less than a minute',
  left: '{time} left',
  overdue: 'overdue by {time}',
  justOverdue: 'time is up',
  ago: '{time} ago',
  justNow: 'just now',
} as const

const fa = {
  moment: 'کمتر از یک دقیقه',
  left: '{time} مانده',
  overdue: '{time} گذشته',
  justOverdue: 'مهلت تمام شد',
  ago: '{time} پیش',
  justNow: 'همین حالا',
} as const satisfies TranslationOf<typeof en>

const words = { en, fa }

type Part = { readonly count: number; readonly unit: Extract<Unit, 'day' | 'hour' | 'minute'> }

/** Whole minutes only, rounded down: nobody is promised a minute that is not there. Parts that are zero are left out. */
function partsOf(milliseconds: number): Part[] {
  const minutes = Math.floor(milliseconds / msPerMinute)
  const hours = Math.floor(milliseconds / msPerHour)
  const parts: Part[] = [
    { count: Math.floor(hours / 24), unit: 'day' },
    { count: hours % 24, unit: 'hour' },
    { count: minutes % 60, unit: 'minute' },
  ]
  return parts.filter((part) => part.count > 0)
}

function join(language: Language, parts: readonly string[]): string {
  if (parts.length === 0) return words[language].moment
  return parts.join(language === 'fa' ? ' و ' : ' ')
}

/** "2 days 4 hours 10 minutes", «۲ روز و ۴ ساعت و ۱۰ دقیقه». */
export function showDuration(language: Language, milliseconds: number): string {
  return join(
    language,
    partsOf(milliseconds).map(({ count, unit }) => showQuantity(language, count, unit)),
  )
}

/** "48 hours", "1 hour 30 minutes", «۱ ساعت و ۳۰ دقیقه»: a day of work has no 24 hours, so hours are never made days. */
export function showWorkingTime(language: Language, minutes: number): string {
  const parts: Part[] = [
    { count: Math.floor(minutes / 60), unit: 'hour' },
    { count: minutes % 60, unit: 'minute' },
  ]
  return join(
    language,
    parts.filter(({ count }) => count > 0).map(({ count, unit }) => showQuantity(language, count, unit)),
  )
}

/** English has short words for hours and minutes in tables; Persian readers know none. */
function brief(language: Language, { count, unit }: Part): string {
  if (language === 'fa' || unit === 'day') return showQuantity(language, count, unit)
  return `${showNumber(language, count)} ${unit === 'hour' ? 'h' : 'min'}`
}

/** "4 h 20 min", "1 day 8 h", «۱ روز و ۸ ساعت»: once it takes days, minutes do not matter. */
export function showBriefDuration(language: Language, milliseconds: number): string {
  const parts = partsOf(milliseconds)
  const shown = parts[0]?.unit === 'day' ? parts.filter((part) => part.unit !== 'minute') : parts
  return join(
    language,
    shown.map((part) => brief(language, part)),
  )
}

/** Below it every second counts. */
export const lastMinutes = 10 * msPerMinute

/** Of the time left, for its colour, which only helps: the words say how long it is. */
export type Urgency = 'late' | 'soon' | 'calm'

/** Late is what is over, too. */
export function urgencyOf(left: number): Urgency {
  if (left < msPerHour) return 'late'
  return left < 2 * msPerHour ? 'soon' : 'calm'
}

/** "28 min", and "9 min 42 s" in the last ten minutes, «۹ دقیقه و ۴۲ ثانیه». */
export function showCountdown(language: Language, milliseconds: number): string {
  if (milliseconds >= lastMinutes) return showBriefDuration(language, milliseconds)
  const seconds = Math.floor(milliseconds / 1_000) % 60
  const rest = language === 'fa' ? showQuantity(language, seconds, 'second') : `${showNumber(language, seconds)} s`
  if (milliseconds < msPerMinute) return rest
  return seconds === 0
    ? showBriefDuration(language, milliseconds)
    : join(language, [showBriefDuration(language, milliseconds), rest])
}

/** "4 h 20 min left" or "overdue by 35 min"; «۴ ساعت و ۲۰ دقیقه مانده» or «۳۵ دقیقه گذشته». */
export function showTimeLeft(language: Language, deadline: Instant, now: Instant): string {
  const left = deadline - now
  const time = showBriefDuration(language, Math.abs(left))
  if (left > 0) return say(language, words[language].left, { time })
  if (-left < msPerMinute) return words[language].justOverdue
  return say(language, words[language].overdue, { time })
}

/** "2 days 4 hours 10 minutes ago", «۱۸ دقیقه پیش»; clocks that differ a little never show a future. */
export function showTimeSince(language: Language, then: Instant, now: Instant): string {
  const passed = now - then
  if (passed < msPerMinute) return words[language].justNow
  return say(language, words[language].ago, { time: showDuration(language, passed) })
}

/** How long somebody has to wait: "45 seconds", then whole minutes, rounded up, so that nobody comes back too early. */
export function showWait(language: Language, seconds: number): string {
  if (seconds < 60) return showQuantity(language, seconds, 'second')
  return showDuration(language, Math.ceil(seconds / 60) * msPerMinute)
}
