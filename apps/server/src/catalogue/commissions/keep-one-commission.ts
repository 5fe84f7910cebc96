import type { CommissionTerms } from '@sarai/wire/desk/commissions.ts'
import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { mayBeAgreed } from '@sarai/domain/catalogue/commission-end.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import { calendarDayAt } from '@sarai/domain/ground/hotel-time.ts'
import { tehran } from '@sarai/locale/date/date-display.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem, valueOf } from '#problem.ts'

const overlapping = query<
  { group: string; hotelId: HotelId; currency: string; exceptId: number | null; firstNight: string; lastNight: string },
  { first: string; last: string }
>(`
  select first_night as first, last_night as last from commission
  where group_code = $group and hotel_id = $hotelId and currency = $currency and id is distinct from $exceptId
    and daterange(first_night, last_night, '[]') && daterange($firstNight, $lastNight, '[]')
  order by first_night limit 1`)
const isActive = query<{ currency: string }, { active: boolean }>(`select active from currency where code = $currency`)

type Wanted = { group: string; hotelId: HotelId; terms: CommissionTerms; before?: CommissionTerms & { id: number } }

/**
 * A night earns one commission in a currency: packages of another currency take theirs. The domain could choose between
 * two, as it does between prices; whoever types a second one is better told of the first.
 */
export async function keepOneCommission(tx: Tx, { group, hotelId, terms, before }: Wanted): Promise<void> {
  valueOf(mayBeAgreed(nightsOf(terms), todayOfAgencies(tx), before && nightsOf(before)))
  const { currency, firstNight, lastNight } = terms
  // A currency that is no longer used stays with what was agreed in it.
  if (before?.currency !== currency && !(await isActive.first(tx, { currency }))?.active) {
    throw new Problem('VALIDATION_FAILED', { fields: ['currency'] })
  }
  const other = await overlapping.first(tx, {
    group,
    hotelId,
    currency,
    exceptId: before?.id ?? null,
    firstNight,
    lastNight,
  })
  if (other) throw new Problem('COMMISSION_OVERLAP', { values: { first: other.first, last: other.last } })
}

export function nightsOf({ firstNight, lastNight }: { firstNight: string; lastNight: string }): DayRange {
  return { first: calendarDay(firstNight), last: calendarDay(lastNight) }
}

/** The same day as in the lists and on the dashboards. */
export function todayOfAgencies({ now }: Pick<Tx, 'now'>) {
  return calendarDayAt(now, tehran)
}
