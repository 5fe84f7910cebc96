import { addDays } from '#ground/calendar-day.ts'
import type { CalendarDay } from '#ground/calendar-day.ts'
import type { DayRange } from '#ground/day-range.ts'
import { ok, refuse, type Result } from '#ground/result.ts'

/** Where a commission stands: agencies earn it tonight, later, or no longer. */
export const commissionStandings = ['current', 'coming', 'ended'] as const
export type CommissionStanding = (typeof commissionStandings)[number]

export function commissionStanding(nights: DayRange, today: CalendarDay): CommissionStanding {
  if (nights.last < today) return 'ended'
  return nights.first <= today ? 'current' : 'coming'
}

/** What is left of a commission that is ended: the nights that have passed, or nothing. */
export type CommissionLeft = DayRange | undefined

/** From tonight on nothing is earned. What was earned before stays to be read; what is over is not ended again. */
export function endCommission(nights: DayRange, today: CalendarDay): Result<CommissionLeft> {
  if (commissionStanding(nights, today) === 'ended') return refuse('COMMISSION_OVER')
  return ok(nights.first < today ? { first: nights.first, last: addDays(today, -1) } : undefined)
}

/** A commission is agreed for nights to come, at least in part; one that is over stays as it was. */
export function mayBeAgreed(nights: DayRange, today: CalendarDay, before?: DayRange): Result<DayRange> {
  if (before && commissionStanding(before, today) === 'ended') return refuse('COMMISSION_OVER')
  if (commissionStanding(nights, today) === 'ended') return refuse('NIGHTS_OVER')
  return ok(nights)
}
