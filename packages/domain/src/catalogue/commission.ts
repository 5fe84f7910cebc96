import type { CalendarDay } from '#ground/calendar-day.ts'
import { holdsDay, mostSpecific } from '#ground/day-range.ts'
import type { DayRange } from '#ground/day-range.ts'
import { smallerOf, subtract, zero } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'

/**
 * What an agency's group earns per room and night in a promoted hotel, for the nights of a range. The terms given to
 * these functions are those of one hotel and one group.
 */
export type CommissionTerm = DayRange & { readonly commission: Money; readonly extraCommission?: Money }

export type NightCommission = { readonly ordinary: Money; readonly extra: Money }

/**
 * The commission of one room and night. It never exceeds what that night costs: the ordinary commission is served
 * first, the extra one gets what is left. Of overlapping terms the most specific governs; they do not add up.
 */
export function commissionOf(night: CalendarDay, terms: readonly CommissionTerm[], nightPrice: Money): NightCommission {
  const nothing = zero(nightPrice.currency)
  const term = mostSpecific(terms.filter((candidate) => holdsDay(candidate, night)))
  if (!term) return { ordinary: nothing, extra: nothing }
  const ordinary = smallerOf(term.commission, nightPrice)
  return { ordinary, extra: smallerOf(term.extraCommission ?? nothing, subtract(nightPrice, ordinary)) }
}
