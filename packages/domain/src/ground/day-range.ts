import { addDays, daysBetween, earlierOf, laterOf } from '#ground/calendar-day.ts'
import type { CalendarDay } from '#ground/calendar-day.ts'

/**
 * From the first to the last day, both included. For prices and availability the last day is the last *night* that is
 * covered: the check-out may be the morning after it.
 */
export type DayRange = { readonly first: CalendarDay; readonly last: CalendarDay }

export function holdsDay(range: DayRange, day: CalendarDay): boolean {
  return range.first <= day && day <= range.last
}

export function holdsRange(outer: DayRange, inner: DayRange): boolean {
  return outer.first <= inner.first && inner.last <= outer.last
}

/** The days that both ranges hold, if any. */
export function overlapOf(a: DayRange, b: DayRange): DayRange | undefined {
  const first = laterOf(a.first, b.first)
  const last = earlierOf(a.last, b.last)
  return first <= last ? { first, last } : undefined
}

export function daysOf(range: DayRange): CalendarDay[] {
  const days: CalendarDay[] = []
  for (let day = range.first; day <= range.last; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * Which of several overlapping ranges governs: the shortest, because someone listed it for those days on purpose; of
 * two equally long ones the later listed, because it was added to correct the earlier.
 */
export function mostSpecific<Range extends DayRange>(ranges: readonly Range[]): Range | undefined {
  return ranges.reduce<Range | undefined>((best, range) => {
    return best && lengthOf(best) < lengthOf(range) ? best : range
  }, undefined)
}

function lengthOf(range: DayRange): number {
  return daysBetween(range.first, range.last)
}
