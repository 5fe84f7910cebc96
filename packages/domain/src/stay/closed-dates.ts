import { overlapOf } from '#ground/day-range.ts'
import type { DayRange } from '#ground/day-range.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'
import { nightRange } from '#stay/stay.ts'
import type { Stay } from '#stay/stay.ts'

/** The stay, if none of its nights is closed for sale. The check-out day may be closed: nobody sleeps there then. */
export function checkOpen(stay: Stay, closed: readonly DayRange[]): Result<Stay> {
  const nights = nightRange(stay)
  const hit = closed.find((range) => overlapOf(range, nights))
  if (!hit) return ok(stay)
  const values = { since: hit.first, until: hit.last }
  return refuse('DATES_CLOSED', { values, fields: ['checkInDate', 'checkOutDate'] })
}
