import type { AgencyId, PackageId } from '@sarai/domain/ground/ids.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'

/** A package that an agency may see, as it is now. */
export type VisiblePackage = {
  readonly id: PackageId
  /** Grows with every change of what is sold in it: an answer is true for a revision. */
  readonly revision: number
  readonly currency: Currency
  readonly sign: string
  readonly title_en: string
  readonly title_fa: string
  readonly first: CalendarDay
  readonly last: CalendarDay
  /** The group of the agency that asks. */
  readonly group: string | null
}

/**
 * The one place that decides which packages an agency sees: published, not over, and for its group or for all. Asked
 * with every call, so that nobody sees a package a moment longer than they should. `day` is SQL.
 */
export const visibleOn = (day: string) => `
  select package.id, package.revision, package.currency, currency.sign, package.title_en, package.title_fa,
    package.available_from as first, package.available_until as last, agency.commission_group as group
  from agency
  cross join package
  join currency on currency.code = package.currency
  where agency.id = $agencyId and package.status = 'published' and package.available_until >= ${day}
    and (not exists (select 1 from package_group named where named.package_id = package.id)
      or exists (select 1 from package_group named
        where named.package_id = package.id and named.group_code = agency.commission_group))
  order by package.id`

/** Until it is over everywhere in the world. */
export const anywhere = `(now() at time zone 'utc')::date - 1`
export const packagesAnywhere = query<{ agencyId: AgencyId }, VisiblePackage>(visibleOn(anywhere))
/** The day is Tehran's, as everywhere in the house. */
export const packagesToday = query<{ agencyId: AgencyId }, VisiblePackage>(visibleOn(today))
