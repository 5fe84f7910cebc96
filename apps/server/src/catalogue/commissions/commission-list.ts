import type { CommissionRow, listCommissions as operation } from '@sarai/wire/desk/commissions.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { CommissionStanding } from '@sarai/domain/catalogue/commission-end.ts'
import type { StaffCaller } from '#caller.ts'
import { termColumns } from '#catalogue/commissions/commission-columns.ts'
import { placeAsJson } from '#catalogue/hotels/place-queries.ts'
import { containing } from '#database/containing.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { asItIs, pageOf } from '#database/page-of.ts'
import { today } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Each standing has its own order, and an index that has it: what ends next, what begins next, what ended last. */
const standings: Record<
  CommissionStanding,
  { where: string; by: 'first_night' | 'last_night'; order: 'asc' | 'desc' }
> = {
  current: { where: `last_night >= ${today} and first_night <= ${today}`, by: 'last_night', order: 'asc' },
  coming: { where: `first_night > ${today}`, by: 'first_night', order: 'asc' },
  ended: { where: `last_night < ${today}`, by: 'last_night', order: 'desc' },
}

type Filters = { pattern: string }
const filters = { pattern: `spelling_key(hotel.search_key) like $pattern` }
const joined = (has: (filter: 'pattern') => boolean) =>
  has('pattern') ? 'join hotel on hotel.id = commission.hotel_id' : ''

function statementsOf(standing: CommissionStanding) {
  const { where, by, order } = standings[standing]
  const inOrder = `order by commission.${by} ${order}, commission.id ${order}`
  const page = filteredQuery<
    Filters & { after: string },
    Omit<CommissionRow, 'standing'>,
    { group: string; limit: number }
  >(
    {
      ...filters,
      after: `(commission.${by}, commission.id) ${order === 'asc' ? '>' : '<'}
        (split_part($after, '.', 1)::date, split_part($after, '.', 2)::bigint)`,
    },
    (and, has) => `
    select commission.id, commission.version, ${termColumns},
      json_build_object('id', hotel.id, 'nameEn', hotel.name_en, 'nameFa', hotel.name_fa, 'grade', hotel.grade::float8,
        'place', ${placeAsJson}, 'active', hotel.active) as hotel,
      exists (select 1 from property join package on package.id = property.package_id
        where property.hotel_id = hotel.id and package.status = 'published' and package.currency = commission.currency
          and package.available_until >= ${today}) as "isSold"
    from (
      select commission.* from commission ${joined(has)}
      where commission.group_code = $group and ${where} ${and} ${inOrder} limit $limit
    ) commission
    join hotel on hotel.id = commission.hotel_id
    join location place on place.id = hotel.location_id
    left join location city on city.id = place.parent_id
    ${inOrder}`,
  )
  /** Counting stops at a thousand: past that the exact number helps nobody. */
  const count = filteredQuery<Filters, { total: number }, { group: string }>(
    filters,
    (and, has) => `
    select count(*)::int as total from (
      select 1 from commission ${joined(has)} where commission.group_code = $group and ${where} ${and} limit 1000
    ) counted`,
  )
  return { page, count }
}

export const commissionsBy = {
  current: statementsOf('current'),
  coming: statementsOf('coming'),
  ended: statementsOf('ended'),
} satisfies Record<CommissionStanding, unknown>

export function listCommissions(
  db: Database,
  staff: StaffCaller,
  { group, standing, search, after, limit }: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  const asked = { group, pattern: containing(search) }
  const { page, count } = commissionsBy[standing]
  return db.read(staff, async (tx) => {
    const found = await page.all(tx, { ...asked, after, limit: limit + 1 })
    const { total } = await count.one(tx, asked)
    const stood = found.map((row) => ({ ...row, standing }))
    return { ...pageOf(stood, limit, asItIs, cursorOf), total }
  })
}

/** Where a page ended: it stays good when that very row is ended or removed meanwhile. */
function cursorOf({ id, standing, firstNight, lastNight }: CommissionRow): string {
  return `${standings[standing].by === 'first_night' ? firstNight : lastNight}.${id}`
}
