import type { PackageFields } from '@sarai/wire/desk/packages.ts'
import type { PackageId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { loggedPackage } from '#catalogue/packages/logged-package.ts'
import { setPackageGroups } from '#catalogue/packages/package-groups.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const insertPackage = query<
  { titleEn: string; titleFa: string; currency: string; availableFrom: string; availableUntil: string },
  { id: PackageId }
>(`
  insert into package (title_en, title_fa, currency, available_from, available_until)
  select $titleEn, $titleFa, code, $availableFrom, $availableUntil from currency
  where code = $currency and active returning id`)

export function createPackage(db: Database, staff: StaffCaller, fields: PackageFields): Promise<{ id: number }> {
  const { titleEn, titleFa, currency, availableFrom, availableUntil, groups } = fields
  return db.write(staff, async (tx) => {
    const made = await insertPackage.first(tx, { titleEn, titleFa, currency, availableFrom, availableUntil })
    if (made === undefined) throw new Problem('VALIDATION_FAILED', { fields: ['currency'] })
    await setPackageGroups(tx, made.id, groups)
    const subject = { kind: 'package', id: made.id } as const
    await record(tx, staff, { what: 'package-create', subject, after: loggedPackage(fields) })
    await announce(tx, { to: 'desk', what: 'package', id: `${made.id}` })
    // Each group says how many packages it sees.
    if (groups.length > 0) await announce(tx, { to: 'desk', what: 'commission', id: 'groups' })
    return { id: made.id }
  })
}
