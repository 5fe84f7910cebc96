import type { AgencyId, HotelId, PackageId, PropertyId } from '@sarai/domain/ground/ids.ts'
import type { CommissionTerm } from '@sarai/domain/catalogue/commission.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { overlapOf, type DayRange } from '@sarai/domain/ground/day-range.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import type { OnSale, Stay } from '@sarai/domain/stay/stay.ts'
import { anywhere, visibleOn } from '#catalogue/packages/visible-packages.ts'
import { query, type Question } from '#database/query.ts'

/** A hotel as a package sells it to one agency at this moment, with the names that a request keeps of it. */
export type PropertyForSale = {
  readonly propertyId: PropertyId
  readonly hotelId: HotelId
  readonly packageId: PackageId
  readonly packageVersion: number
  readonly zone: string
  readonly currency: Currency
  readonly sign: string
  readonly grade: number
  readonly hotelNameEn: string
  readonly hotelNameFa: string
  readonly packageTitleEn: string
  readonly packageTitleFa: string
  readonly onSale: OnSale
  /** Those of the agency's group for the nights of the stay. */
  readonly commissionTerms: readonly CommissionTerm[]
}

type Term = DayRange & { readonly amount: number; readonly extra: number | null }
type Row = Omit<PropertyForSale, 'onSale' | 'commissionTerms'> & {
  readonly isActive: boolean
  readonly first: CalendarDay
  readonly last: CalendarDay
  readonly packageFirst: CalendarDay
  readonly packageLast: CalendarDay
  readonly terms: readonly Term[] | null
}

/** Terms in another currency than the price's cannot be taken off it. */
const forSale = query<{ agencyId: AgencyId; propertyId: PropertyId; checkIn: string; checkOut: string }, Row>(`
  select property.id as "propertyId", hotel.id as "hotelId", visible.id as "packageId",
    visible.revision as "packageVersion", hotel.time_zone as zone, visible.currency, visible.sign,
    hotel.grade::float as grade, hotel.name_en as "hotelNameEn", hotel.name_fa as "hotelNameFa",
    visible.title_en as "packageTitleEn", visible.title_fa as "packageTitleFa",
    property.active and hotel.active as "isActive", property.available_from as first, property.available_until as last,
    visible.first as "packageFirst", visible.last as "packageLast",
    (select json_agg(json_build_object('first', first_night, 'last', last_night, 'amount', amount,
        'extra', extra_amount) order by commission.id)
      from commission where group_code = visible.group and commission.hotel_id = hotel.id
        and commission.currency = visible.currency
        and first_night < $checkOut::date and last_night >= $checkIn::date) as terms
  from (${visibleOn(anywhere)}) visible
  join property on property.package_id = visible.id
  join hotel on hotel.id = property.hotel_id
  where property.id = $propertyId`)

/** Nothing for a property that the agency may not see: it does not exist for it. */
export function askPropertyForSale(
  agencyId: AgencyId,
  propertyId: PropertyId,
  { checkIn, checkOut }: Stay,
): Question<PropertyForSale | undefined> {
  const { statement, read } = forSale.ask.first({ agencyId, propertyId, checkIn, checkOut })
  return {
    statement,
    read(answer) {
      const row = read(answer)
      return row && soldFrom(row)
    },
  }
}

function soldFrom({ isActive, first, last, packageFirst, packageLast, terms, ...sold }: Row): PropertyForSale {
  const own = { first, last }
  const available = overlapOf(own, { first: packageFirst, last: packageLast })
  return {
    ...sold,
    onSale: { isActive: isActive && available !== undefined, available: available ?? own },
    commissionTerms: (terms ?? []).map((term) => termIn(sold.currency, term)),
  }
}

function termIn(currency: Currency, { amount, extra, ...nights }: Term): CommissionTerm {
  const commission = money(amount, currency)
  return extra === null ? { ...nights, commission } : { ...nights, commission, extraCommission: money(extra, currency) }
}
