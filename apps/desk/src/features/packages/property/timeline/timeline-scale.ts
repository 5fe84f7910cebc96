import { addDays, calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import { overlapOf, type DayRange } from '@sarai/domain/ground/day-range.ts'

/** Where a part of a range stands on its time line, in percent from where the line of writing begins. */
export function placeOn(line: DayRange, part: DayRange): { insetInlineStart: string; width: string } | undefined {
  const inside = overlapOf(line, part)
  if (!inside) return undefined
  const days = daysBetween(line.first, line.last) + 1
  const percent = (count: number) => `${(count / days) * 100}%`
  return {
    insetInlineStart: percent(daysBetween(line.first, inside.first)),
    width: percent(daysBetween(inside.first, inside.last) + 1),
  }
}

/** The day at a place on the time line, from 0 to 1. */
export function dayAt(line: DayRange, place: number): DayRange['first'] {
  const days = daysBetween(line.first, line.last) + 1
  return addDays(line.first, Math.min(days - 1, Math.max(0, Math.floor(place * days))))
}

/** Rows for ranges that overlap: each goes into the first row where it has room. */
export function rowsFor(ranges: readonly DayRange[]): number[] {
  const ends: string[] = []
  return ranges.map(({ first, last }) => {
    const free = ends.findIndex((end) => end < first)
    const row = free === -1 ? ends.length : free
    ends[row] = last
    return row
  })
}

export function nightsOf(row: { firstNight: string; lastNight: string }): DayRange {
  return { first: calendarDay(row.firstNight), last: calendarDay(row.lastNight) }
}

export function onSaleRange(row: { availableFrom: string; availableUntil: string }): DayRange {
  return { first: calendarDay(row.availableFrom), last: calendarDay(row.availableUntil) }
}
