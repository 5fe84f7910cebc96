import type { PackageFields } from '@sarai/wire/desk/packages.ts'
import type { PackageId } from '@sarai/domain/ground/ids.ts'
import { changedValues } from '#activity/changed-values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage, unchanged } from '#catalogue/packages/change-package.ts'
import { loggedPackage } from '#catalogue/packages/logged-package.ts'
import { setPackageGroups } from '#catalogue/packages/package-groups.ts'
import { announceSoldIn } from '#catalogue/packages/sold-in.ts'
import { asSeen } from '#database/as-seen.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

type Before = PackageFields & { version: number; hasPrices: boolean }

const readBefore = query<{ packageId: PackageId }, Before>(`
  select version, title_en as "titleEn", title_fa as "titleFa", currency, available_from as "availableFrom",
    available_until as "availableUntil",
    (select coalesce(array_agg(group_code order by group_code collate "C"),
      '{}') from package_group where package_id = $packageId)
      as groups,
    exists (select 1 from room_type join property on property.id = property_id where package_id = $packageId) as "hasPrices"
  from package where id = $packageId`)
const savePackage = query<{
  packageId: PackageId
  titleEn: string
  titleFa: string
  currency: string
  availableFrom: string
  availableUntil: string
}>(`
  update package set title_en = $titleEn, title_fa = $titleFa, currency = $currency, available_from = $availableFrom,
    available_until = $availableUntil, version = version + 1
  where id = $packageId and exists (select 1 from currency where code = $currency and (active
    or code = package.currency))`)
const hotelsLeftOut = query<
  { packageId: PackageId; availableFrom: string; availableUntil: string },
  { name_en: string; name_fa: string }
>(`
  select name_en, name_fa from property join hotel on hotel.id = hotel_id
  where package_id = $packageId and (available_until < $availableFrom or available_from > $availableUntil)
  order by property.id limit 3`)
const shortenHotels = query<{ packageId: PackageId; availableFrom: string; availableUntil: string }>(`
  update property set available_from = greatest(available_from, $availableFrom),
    available_until = least(available_until, $availableUntil), version = version + 1, edited_at = now()
  where package_id = $packageId and (available_from < $availableFrom or available_until > $availableUntil)`)

export function editPackage(
  db: Database,
  staff: StaffCaller,
  id: PackageId,
  { version, groups, ...fields }: PackageFields & { version: number },
): Promise<null> {
  return changePackage(db, staff, { part: 'package', id }, async (tx) => {
    const { version: _version, hasPrices, ...before } = asSeen(await readBefore.first(tx, { packageId: id }), version)
    const changed = changedValues(
      loggedPackage(before),
      loggedPackage({ ...fields, groups: [...new Set(groups)].toSorted() }),
    )
    if (changed === undefined) return unchanged
    if (hasPrices && fields.currency !== before.currency) throw new Problem('CURRENCY_FIXED')
    await fitHotels(tx, staff, id, fields)
    const { titleEn, titleFa, currency, availableFrom, availableUntil } = fields
    const saved = await savePackage.run(tx, {
      packageId: id,
      titleEn,
      titleFa,
      currency,
      availableFrom,
      availableUntil,
    })
    if (saved === 0) throw new Problem('VALIDATION_FAILED', { fields: ['currency'] })
    await setPackageGroups(tx, id, groups)
    await announceSoldIn(tx, 'all')
    return { what: 'package-edit', ...changed, reply: null }
  })
}

/** A hotel is sold within its package. One that would have no day left is named instead of emptied. */
async function fitHotels(
  tx: Tx,
  staff: StaffCaller,
  id: PackageId,
  { availableFrom, availableUntil }: Pick<PackageFields, 'availableFrom' | 'availableUntil'>,
) {
  const leftOut = await hotelsLeftOut.all(tx, { packageId: id, availableFrom, availableUntil })
  if (leftOut.length > 0) {
    const names = leftOut.map((hotel) => (staff.language === 'fa' ? hotel.name_fa : hotel.name_en))
    throw new Problem('HOTELS_OUTSIDE_DATES', { values: { hotels: names.join(staff.language === 'fa' ? '، ' : ', ') } })
  }
  await shortenHotels.later(tx, { packageId: id, availableFrom, availableUntil })
}
