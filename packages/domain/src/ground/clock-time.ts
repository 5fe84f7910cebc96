import { toAsciiDigits } from '#ground/text/ascii-digits.ts'

declare const clockTimeBrand: unique symbol

/** A time of the 24-hour clock, `HH:MM`, from 00:00 to 23:59. Compares as text. */
export type ClockTime = string & { readonly [clockTimeBrand]: true }

function isClockTime(text: string): text is ClockTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** For times that are known to be right; what people type passes `parseClockTime`. */
export function clockTime(text: string): ClockTime {
  if (!isClockTime(text)) throw new RangeError(`${text} is not a time`)
  return text
}

/** Accepts `9:45`, `09:45`, `9.45`, `945` and `0945`, in any digits, with whatever invisible marks copying brings. */
export function parseClockTime(typed: string): ClockTime | undefined {
  const bare = toAsciiDigits(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const [, hours, minutes] = /^(\d{1,2})[:.٫]?(\d\d)$/.exec(bare) ?? []
  const text = `${hours?.padStart(2, '0')}:${minutes}`
  return isClockTime(text) ? text : undefined
}

export function minutesOfDay(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
