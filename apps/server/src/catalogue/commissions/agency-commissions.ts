import type { AgencyCommissions, CommissionPeriod } from '@sarai/wire/portal/dashboard.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'

type Term = {
  first: string
  last: string
  name_en: string
  name_fa: string
  grade: number
  amount: number
  extra: number | null
  currency: string
  sign: string
}

const groupOf = query<{ agencyId: AgencyId }, { name_en: string; name_fa: string }>(`
  select name_en, name_fa from agency_group
  where code = (select commission_group from agency where agency.id = $agencyId)`)

/** More than a page shows; what a house promotes at a time is a few dozen. */
const mostTerms = 200
const termsOf = query<{ agencyId: AgencyId; firstNight: string | null; lastNight: string | null }, Term>(`
  select first_night as first, last_night as last, hotel.name_en, hotel.name_fa,
    hotel.grade::float8 as grade, amount::float8 as amount, extra_amount::float8 as extra, currency, currency.sign
  from commission
  join hotel on hotel.id = commission.hotel_id and hotel.active
  join currency on currency.code = commission.currency
  where group_code = (select commission_group from agency where agency.id = $agencyId) and last_night >= coalesce($firstNight::date, ${today})
    and first_night <= coalesce($lastNight::date, 'infinity')
  order by first_night, last_night, amount + coalesce(extra_amount, 0) desc, commission.id
  limit ${mostTerms}`)

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
  if (group === undefined) return { Title: '', AgencyGroupCommissionHotels: [] }
  const periods = new Map<string, CommissionPeriod>()
  for (const term of terms) {
    const key = `${term.first}/${term.last}`
    const period = periods.get(key) ?? { FromDate: term.first, ToDate: term.last, PromotedHotels: [] }
    periods.set(key, period)
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
  }
}
