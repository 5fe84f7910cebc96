import type { CommissionRow, listCommissions as operation } from '@sarai/wire/desk/commissions.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { CommissionStanding } from '@sarai/domain/catalogue/commission-end.ts'
import type { StaffCaller } from '#caller.ts'
import { termColumns } from '#catalogue/commissions/commission-columns.ts'
import { placeAsJson } from '#catalogue/hotels/place-queries.ts'
import { containing } from '#database/containing.ts'
import { asItIs, pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'

type Filter = InputOf<typeof operation>['query']

/** Each standing has its own order, and an index that has it: what ends next, what begins next, what ended last. */
const standings: Record<
  CommissionStanding,
  { where: string; by: 'first_night' | 'last_night'; order: 'asc' | 'desc' }
> = {
  current: { where: `last_night >= ${today} and first_night <= ${today}`, by: 'last_night', order: 'asc' },
  coming: { where: `first_night > ${today}`, by: 'first_night', order: 'asc' },
  ended: { where: `last_night < ${today}`, by: 'last_night', order: 'desc' },
}

export function listCommissions(db: Database, staff: StaffCaller, filter: Filter): Promise<ReplyOf<typeof operation>> {
  const { group, standing, after, limit } = filter
  const pattern = containing(filter.search)
  const asked = pattern === null ? [group] : [group, pattern]
  const [day = null, id = null] = after?.split('.') ?? []
  return db.read(staff, async (tx) => {
    const found = await pageWhere(standing, pattern !== null).all(tx, ...asked, day, id, limit + 1)
    const { total } = await countOf(standing, pattern !== null).one(tx, ...asked)
    const stood = found.map((row) => ({ ...row, standing }))
    return { ...pageOf(stood, limit, asItIs, cursorOf), total }
  })
}

/** Where a page ended: it stays good when that very row is ended or removed meanwhile. */
function cursorOf({ id, standing, firstNight, lastNight }: CommissionRow): string {
  return `${standings[standing].by === 'first_night' ? firstNight : lastNight}.${id}`
}

/** Each set of filters has its own statement: one for all would be planned for none of them. */
export function pageWhere(standing: CommissionStanding, isSearched: boolean) {
  const { by, order } = standings[standing]
  const [day, id, most] = isSearched ? ['$3', '$4', '$5'] : ['$2', '$3', '$4']
  const beyond = `(${day}::date is null or (commission.${by}, commission.id) ${order === 'asc' ? '>' : '<'}
    (${day}::date, ${id}::bigint))`
  const inOrder = `order by commission.${by} ${order}, commission.id ${order}`
  return query<Omit<CommissionRow, 'standing'>>(
    `select commission.id, commission.version, ${termColumns},
       json_build_object('id', hotel.id, 'nameEn', hotel.name_en, 'nameFa', hotel.name_fa, 'grade', hotel.grade::float8,
         'place', ${placeAsJson}, 'active', hotel.active) as hotel,
       exists (select 1 from property join package on package.id = property.package_id
         where property.hotel_id = hotel.id and package.status = 'published' and package.currency = commission.currency
           and package.available_until >= ${today}) as "isSold"
     from (select commission.* ${fromWhere(standing, isSearched)} and ${beyond} ${inOrder} limit ${most}) commission
     join hotel on hotel.id = commission.hotel_id
     join location place on place.id = hotel.location_id
     left join location city on city.id = place.parent_id
     ${inOrder}`,
    isSearched ? { planned: 'each-time' } : {},
  )
}

/** Counting stops at a thousand: past that the exact number helps nobody. */
export function countOf(standing: CommissionStanding, isSearched: boolean) {
  return query<{ total: number }>(
    `select count(*)::int as total from (select 1 ${fromWhere(standing, isSearched)} limit 1000) counted`,
    isSearched ? { planned: 'each-time' } : {},
  )
}

function fromWhere(standing: CommissionStanding, isSearched: boolean): string {
  const where = `where commission.group_code = $1 and ${standings[standing].where}`
  if (!isSearched) return `from commission ${where}`
  return `from commission join hotel on hotel.id = commission.hotel_id ${where} and hotel.search_key like $2`
}
