import type { AgencyCommissions, CommissionPeriod } from '@sarai/wire/portal/dashboard.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'

/** A period beyond the last that is shown comes without a term. */
type Term = { place: number; first: string; last: string } & (
  | {
      id: number
      active: boolean
      name_en: string
      name_fa: string
      grade: number
      amount: number
      extra: number | null
      currency: string
      sign: string
    }
  | { id: null }
)

const groupOf = query<{ agencyId: AgencyId }, { name_en: string; name_fa: string }>(`
  select name_en, name_fa from agency_group
  where code = (select commission_group from agency where agency.id = $agencyId)`)

/** What a house promotes at a time is a few dozen. A group with thousands sees what ends next, and there the best paid. */
const mostPeriods = 8
const mostHotels = 30
const termsOf = query<{ agencyId: AgencyId; firstNight: string | null; lastNight: string | null }, Term>(`
  select term.place, term.first_night as first, term.last_night as last, term.id, term.active, term.name_en, term.name_fa,
    term.grade::float8 as grade, term.amount::float8 as amount, term.extra_amount::float8 as extra, term.currency,
    currency.sign
  from promoted_terms((select commission_group from agency where agency.id = $agencyId),
    coalesce($firstNight::date, ${today}), coalesce($lastNight::date, 'infinity'), ${mostPeriods}, ${mostHotels}) term
  left join currency on currency.code = term.currency
  order by term.first_night, term.last_night, term.amount + coalesce(term.extra_amount, 0) desc, term.id`)

/**
 * What an agency earns, by period: from today on, unless nights are named. Only the terms of its own group: what others
 * earn is theirs to know. Its dashboard and the desk's look over its shoulder both read this.
 */
export async function agencyCommissions(
  db: Database,
  caller: AgencyCaller | StaffCaller,
  agencyId: AgencyId,
  nights: { firstNight?: string | undefined; lastNight?: string | undefined } = {},
): Promise<AgencyCommissions> {
  const isPersian = caller.language === 'fa'
  const [group, terms] = await db.look(caller, [
    groupOf.ask.first({ agencyId }),
    termsOf.ask.all({ agencyId, firstNight: nights.firstNight ?? null, lastNight: nights.lastNight ?? null }),
  ])
  if (group === undefined) return { Title: '', AgencyGroupCommissionHotels: [], HasMorePeriods: false }
  const periods = new Map<number, CommissionPeriod>()
  for (const term of terms) {
    if (term.place > mostPeriods || term.id === null) continue
    const period = periods.get(term.place) ?? {
      FromDate: term.first,
      ToDate: term.last,
      PromotedHotels: [],
      HasMoreHotels: false,
    }
    periods.set(term.place, period)
    if (!term.active || period.PromotedHotels.length === mostHotels) {
      period.HasMoreHotels = true
      continue
    }
    period.PromotedHotels.push({
      HotelName: isPersian ? term.name_fa : term.name_en,
      HotelGrade: term.grade,
      Commission: term.amount,
      ExtraCommission: term.extra,
      Currency: term.currency,
      CurrencySign: term.sign,
    })
  }
  return {
    Title: isPersian ? group.name_fa : group.name_en,
    AgencyGroupCommissionHotels: [...periods.values()],
    HasMorePeriods: terms.some(({ place }) => place > mostPeriods),
  }
}
