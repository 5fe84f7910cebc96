import type { DeskDeadline } from '@sarai/wire/desk/requests/today.ts'
import { localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import { tehran } from '@sarai/locale/date/date-display.ts'

const minute = 60_000
export const hour = 60 * minute
/** Twelve hours from now, and the hour that has begun. */
const length = 13 * hour
/** How much of the ruler the longest label takes, in hundredths, and how many fit above each other. */
const labelWidth = 16
const mostLanes = 3

export type Ruler = {
  /** In hundredths, from where the ruler begins. */
  now: number
  ticks: readonly { at: number; place: number }[]
  marks: readonly { deadline: DeskDeadline; place: number; lane: number }[]
  /** Those for which there was no room, by hour: they are counted where the first of them would stand. */
  folded: readonly { place: number; count: number }[]
}

/** Begins with the full hour in Tehran. Labels that would lie on each other stand above each other, or are counted. */
export function rulerOf(deadlines: readonly DeskDeadline[], now: number): Ruler {
  const minutes = Number(localTimeAt(now, tehran).time.slice(3))
  const start = Math.floor(now / minute) * minute - minutes * minute
  const placeOf = (at: number) => (100 * (at - start)) / length
  const ends = Array.from({ length: mostLanes }, () => -1)
  const marks: Ruler['marks'][number][] = []
  const folded = new Map<number, { place: number; count: number }>()
  for (const deadline of deadlines) {
    const place = placeOf(Date.parse(deadline.at))
    if (place < 0 || place > 100) continue
    const from = place > 100 - labelWidth ? place - labelWidth : place
    const lane = ends.findIndex((end) => end <= from)
    if (lane === -1) {
      const begun = Math.floor((Date.parse(deadline.at) - start) / hour)
      const before = folded.get(begun) ?? { place, count: 0 }
      folded.set(begun, { place: before.place, count: before.count + 1 })
    } else {
      ends[lane] = from + labelWidth
      marks.push({ deadline, place, lane })
    }
  }
  return {
    now: placeOf(now),
    ticks: [0, 3, 6, 9, 12].map((hours) => ({ at: start + hours * hour, place: placeOf(start + hours * hour) })),
    marks,
    folded: [...folded.values()],
  }
}
