import type { PackageDetails, PackageRow, listPackages as listOperation } from '@sarai/wire/desk/packages.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { PackageId } from '@sarai/domain/ground/ids.ts'
import type { PackageStatus } from '@sarai/domain/catalogue/package-status.ts'
import type { StaffCaller } from '#caller.ts'
import { containing } from '#database/containing.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { byId, pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

type Stored<Row extends { editedAt: string }> = Omit<Row, 'editedAt'> & { edited_at: Date }

const columns = `
  package.id, package.version, package.status, package.title_en as "titleEn", package.title_fa as "titleFa",
  package.currency, package.available_from as "availableFrom", package.available_until as "availableUntil",
  package.edited_at, package.hotels,
  array(select group_code from package_group where package_id = package.id order by group_code) as groups`
type Filters = { status: PackageStatus; pattern: string }
const filters = {
  status: `status = $status`,
  pattern: `spelling_key(search_key(title_en || ' ' || title_fa)) like $pattern`,
}
const page = filteredQuery<Filters & { after: number }, Stored<PackageRow>, { limit: number }>(
  { ...filters, after: `id < $after` },
  (and) => `select ${columns} from package where true ${and} order by id desc limit $limit`,
)
const count = filteredQuery<Filters, { total: number }>(
  filters,
  (and) => `select count(*)::int as total from (select 1 from package where true ${and} limit 1000) counted`,
)

export function listPackages(
  db: Database,
  staff: StaffCaller,
  { status, search, after, limit }: InputOf<typeof listOperation>['query'],
): Promise<ReplyOf<typeof listOperation>> {
  const asked = { status, pattern: containing(search) }
  return db.read(staff, async (tx) => {
    const found = await page.all(tx, { ...asked, after, limit: limit + 1 })
    const { total } = await count.one(tx, asked)
    return { ...pageOf(found, limit, shown, byId), total }
  })
}

const details = query<{ packageId: PackageId }, Stored<PackageDetails>>(`
  select ${columns}, sold.rooms, sold.rooms > 0 as "hasPrices", sold.hotels_on_sale as "hotelsOnSale"
  from package
  cross join lateral (
    select count(room_type.id)::int as rooms,
      count(distinct property.id) filter (where property.active and room_type.active)::int as hotels_on_sale
    from property left join room_type on room_type.property_id = property.id where property.package_id = package.id
  ) sold
  where package.id = $packageId`)

export function readPackage(db: Database, staff: StaffCaller, id: PackageId): Promise<PackageDetails> {
  return db.read(staff, async (tx) => {
    const found = await details.first(tx, { packageId: id })
    if (found === undefined) throw new Problem('NOT_FOUND')
    return shown(found)
  })
}

function shown<Row extends { editedAt: string }>({ edited_at, ...row }: Stored<Row>) {
  return { ...row, editedAt: edited_at.toISOString() }
}
