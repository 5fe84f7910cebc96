import type {
  PackageChoices,
  PackageDetails,
  PackageRow,
  listPackages as listOperation,
} from '@sarai/wire/desk/packages.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffCaller } from '#caller.ts'
import { containing } from '#database/containing.ts'
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
const filtered = `
  from package
  where ($1::text is null or status = $1)
    and ($2::text is null or search_key(title_en || ' ' || title_fa) like $2)`
const page = query<Stored<PackageRow>>(`
  select ${columns} ${filtered} and ($3::bigint is null or id < $3) order by id desc limit $4`)
const count = query<{ total: number }>(`
  select count(*)::int as total from (select 1 ${filtered} limit 1000) counted`)

export function listPackages(
  db: Database,
  staff: StaffCaller,
  { status, search, after, limit }: InputOf<typeof listOperation>['query'],
): Promise<ReplyOf<typeof listOperation>> {
  const filter = [status ?? null, containing(search)]
  return db.read(staff, async (tx) => {
    const found = await page.all(tx, ...filter, after ?? null, limit + 1)
    const { total } = await count.one(tx, ...filter)
    return { ...pageOf(found, limit, shown, byId), total }
  })
}

const details = query<Stored<PackageDetails>>(`
  select ${columns}, sold.rooms, sold.rooms > 0 as "hasPrices", sold.hotels_on_sale as "hotelsOnSale"
  from package
  cross join lateral (
    select count(room_type.id)::int as rooms,
      count(distinct property.id) filter (where property.active and room_type.active)::int as hotels_on_sale
    from property left join room_type on room_type.property_id = property.id where property.package_id = package.id
  ) sold
  where package.id = $1`)

export function readPackage(db: Database, staff: StaffCaller, id: number): Promise<PackageDetails> {
  return db.read(staff, async (tx) => {
    const found = await details.first(tx, id)
    if (found === undefined) throw new Problem('NOT_FOUND')
    return shown(found)
  })
}

function shown<Row extends { editedAt: string }>({ edited_at, ...row }: Stored<Row>) {
  return { ...row, editedAt: edited_at.toISOString() }
}

const currencies = query<PackageChoices['currencies'][number]>(`
  select code, name_en as "nameEn", name_fa as "nameFa" from currency where active order by code`)
const groups = query<PackageChoices['groups'][number]>(`
  select code, name_en as "nameEn", name_fa as "nameFa" from agency_group order by code limit 200`)

const house = query<{ currency: string }>(`select currency from house`)

export function readPackageChoices(db: Database, staff: StaffCaller): Promise<PackageChoices> {
  return db.read(staff, async (tx) => ({
    currencies: await currencies.all(tx),
    groups: await groups.all(tx),
    houseCurrency: (await house.one(tx)).currency,
  }))
}
