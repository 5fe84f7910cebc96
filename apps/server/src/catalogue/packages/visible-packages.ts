import type { AgencyId, PackageId } from '@sarai/domain/ground/ids.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { query, type Tx } from '#database/query.ts'

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

const visible = query<{ agencyId: AgencyId; today: CalendarDay }, VisiblePackage>(`
  select package.id, package.revision, package.currency, currency.sign, package.title_en, package.title_fa,
    package.available_from as first, package.available_until as last, agency.commission_group as group
  from agency
  cross join package
  join currency on currency.code = package.currency
  where agency.id = $agencyId and package.status = 'published' and package.available_until >= $today
    and (not exists (select 1 from package_group named where named.package_id = package.id)
      or exists (select 1 from package_group named
        where named.package_id = package.id and named.group_code = agency.commission_group))
  order by package.id`)

/**
 * The one place that decides which packages an agency sees: published, not over, and for its group or for all. Asked
 * with every call, so that nobody sees a package a moment longer than they should.
 */
export function visiblePackages(tx: Tx, agencyId: AgencyId, today: CalendarDay): Promise<VisiblePackage[]> {
  return visible.all(tx, { agencyId, today })
}
