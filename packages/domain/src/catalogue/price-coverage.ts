import { addDays, laterOf } from '#ground/calendar-day.ts'
import { overlapOf } from '#ground/day-range.ts'
import type { DayRange } from '#ground/day-range.ts'

/** The nights of a range that no period holds: there the base price applies. */
export function gapsIn(range: DayRange, periods: readonly DayRange[]): DayRange[] {
  const gaps: DayRange[] = []
  let next = range.first
  for (const period of inOrder(periods)) {
    const inside = overlapOf(period, range)
    if (!inside) continue
    if (next < inside.first) gaps.push({ first: next, last: addDays(inside.first, -1) })
    next = laterOf(next, addDays(inside.last, 1))
  }
  return next <= range.last ? [...gaps, { first: next, last: range.last }] : gaps
}

/** The nights that two or more periods hold, in order and each named once. */
export function overlapsAmong(periods: readonly DayRange[]): DayRange[] {
  const overlaps: DayRange[] = []
  let reached: DayRange | undefined
  for (const period of inOrder(periods)) {
    const shared = reached && overlapOf({ first: period.first, last: reached.last }, period)
    if (shared) addTo(overlaps, shared)
    if (!reached || period.last > reached.last) reached = period
  }
  return overlaps
}

/** The first of some periods that shares a night with a range. */
export function firstOverlap<Period extends DayRange>(range: DayRange, periods: readonly Period[]): Period | undefined {
  return inOrder(periods).find((period) => overlapOf(period, range) !== undefined)
}

/** One that touches the last joins it. */
function addTo(overlaps: DayRange[], shared: DayRange): void {
  const last = overlaps.at(-1)
  if (last && shared.first <= addDays(last.last, 1)) {
    overlaps[overlaps.length - 1] = { first: last.first, last: laterOf(last.last, shared.last) }
  } else overlaps.push(shared)
}

function inOrder<Period extends DayRange>(periods: readonly Period[]): Period[] {
  return periods.toSorted((a, b) => (a.first < b.first ? -1 : 1))
}
