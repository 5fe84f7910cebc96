import type { AgencyId, PackageId, PropertyId } from '@sarai/domain/ground/ids.ts'
import type { TestDatabase } from '#testing/test-database.ts'

export type HotelToSell = {
  name: string
  persianName?: string
  grade?: number
  location?: string
  active?: boolean
  board?: string
  /** A double room's night, in cents. */
  price?: number
}

/** A catalogue to search in: packages and hotels of a test's own, made as the desk would leave them. */
export function aCatalogue({ sql }: Pick<TestDatabase, 'sql'>) {
  const idOf = async <Id extends number>(text: string, values: unknown[]) =>
    (await sql<{ id: Id }>(text, values))[0]!.id
  return {
    aPackage: (
      changes: { currency?: string; from?: string; until?: string; status?: string; groups?: string[] } = {},
    ) =>
      idOf<PackageId>(
        `with made as (
           insert into package (title_en, title_fa, currency, available_from, available_until, status)
           values ('Winter', 'زمستان', $1, $2, $3, $4) returning id),
         founded as (
           insert into agency_group select code, code, code from unnest($5::text[]) code on conflict do nothing),
         limited as (
           insert into package_group select made.id, code from made, unnest($5::text[]) code)
         select id::int from made`,
        [
          changes.currency ?? 'EUR',
          changes.from ?? '2026-01-01',
          changes.until ?? '2099-12-31',
          changes.status ?? 'published',
          changes.groups ?? [],
        ],
      ),
    /** The property: the hotel as it is sold in the package, with one room type. */
    aProperty: async (packageId: PackageId, hotel: HotelToSell): Promise<PropertyId> => {
      const propertyId = await idOf<PropertyId>(
        `with made as (
           insert into hotel (name_en, name_fa, grade, location_id, time_zone, active)
           values ($2, $3, $4, $5, 'Europe/Istanbul', $6) returning id)
         insert into property (package_id, hotel_id, board, available_from, available_until)
         select package.id, made.id, $7, package.available_from, package.available_until
         from made, package where package.id = $1 returning id::int`,
        [
          packageId,
          hotel.name,
          hotel.persianName ?? 'هتل آزمایش',
          hotel.grade ?? 4,
          hotel.location ?? 'tr-istanbul-taksim',
          hotel.active ?? true,
          hotel.board ?? 'BB',
        ],
      )
      await sql(
        `insert into room_type (property_id, name_en, name_fa, view, base_capacity, base_price)
         values ($1, 'Double', 'دبل', 'city', 2, $2)`,
        [propertyId, hotel.price ?? 5_000],
      )
      return propertyId
    },
    joinGroup: (agencyId: AgencyId, group: string) =>
      sql(
        `with founded as (insert into agency_group values ($2, $2, $2) on conflict do nothing)
         update agency set commission_group = $2 where id = $1`,
        [agencyId, group],
      ),
  }
}
