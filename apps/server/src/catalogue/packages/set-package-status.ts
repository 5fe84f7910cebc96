import type { PackageId } from '@sarai/domain/ground/ids.ts'
import { publishPackage, withdrawPackage, type PackageStatus } from '@sarai/domain/catalogue/package-status.ts'
import { word } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { changePackage } from '#catalogue/packages/change-package.ts'
import { announceSoldIn } from '#catalogue/packages/sold-in.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { valueOf } from '#problem.ts'

/** The two ways: onto the shelf and off it. */
const steps = {
  'package-publish': publishPackage,
  'package-withdraw': withdrawPackage,
} as const

const countOnSale = query<{ packageId: PackageId }, { hotels: number }>(`
  select count(*)::int as hotels from property
  where package_id = $packageId and active
    and exists (select 1 from room_type where property_id = property.id and room_type.active)`)
const saveStatus = query<{ packageId: PackageId; status: string }>(
  `update package set status = $status, version = version + 1 where id = $packageId`,
)

export function setPackageStatus(
  db: Database,
  staff: StaffCaller,
  id: PackageId,
  { what, version }: { what: keyof typeof steps; version: number },
): Promise<null> {
  return changePackage(db, staff, { part: 'package', id }, async (tx, { status, version: current }) => {
    const { hotels } = await countOnSale.one(tx, { packageId: id })
    const after: PackageStatus = valueOf(steps[what]({ status, version: current, hotelsOnSale: hotels }, version))
    await saveStatus.later(tx, { packageId: id, status: after })
    await announceSoldIn(tx, 'all')
    return { what, before: { status: word('status')(status) }, after: { status: word('status')(after) }, reply: null }
  })
}
