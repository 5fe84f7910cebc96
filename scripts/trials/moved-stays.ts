import { changeDates } from '../../apps/server/src/reservations/changes/change-dates.ts'
import { validateChange } from '../../apps/server/src/reservations/changes/validate-change.ts'
import { Problem } from '../../apps/server/src/problem.ts'
import { someoneOf } from '../../apps/server/src/testing/some-callers.ts'
import { addDays, calendarDay, type CalendarDay } from '../../packages/domain/src/ground/calendar-day.ts'
import type { Copied } from './copied-requests.ts'
import type { House } from './house-of-trials.ts'

const noExtras = { HasExtraBed: false, HasChildWithBed: false, HasChildNoBed: false }
type Days = { CheckInDate: CalendarDay; CheckOutDate: CalendarDay }

/** Moves each of these requests by so many nights on sale, at a price that was asked for it alone before the race. */
export async function mover(house: House, requests: readonly Copied[], which: number) {
  const { db } = house
  const days = await nightOnSale(house, requests[0]!, which)
  const quotes = new Map<number, string>()
  for (const { agencyId, requestId } of requests) {
    const { Now } = await validateChange(db, someoneOf(agencyId), { Id: requestId, ...days, ...noExtras })
    quotes.set(requestId, Now.QuoteId)
  }
  return ({ agencyId, requestId }: Copied) => {
    const body = { Id: requestId, Version: 1, ...days, QuoteId: quotes.get(requestId)! }
    return changeDates(db, someoneOf(agencyId), body)
  }
}

/** The first night after its stay for which it can be had, or another one: the hotel may be closed in between. */
async function nightOnSale({ db, sql }: House, { agencyId, requestId }: Copied, which: number): Promise<Days> {
  const { rows } = await sql.query<{ until: string }>(`select check_out::text as until from request where id = $1`, [
    requestId,
  ])
  const until = calendarDay(rows[0]!.until)
  let found = 0
  for (let later = 0; later < 60; later += 1) {
    const days = { CheckInDate: addDays(until, later), CheckOutDate: addDays(until, later + 1) }
    try {
      await validateChange(db, someoneOf(agencyId), { Id: requestId, ...days, ...noExtras })
      if (found === which) return days
      found += 1
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
  throw new Error('The hotel of the trial is not sold later')
}
