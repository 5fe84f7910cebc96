import type { PackageId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

const removeOthers = query<{ packageId: PackageId; groups: readonly string[] }>(
  `delete from package_group where package_id = $packageId and group_code <> all ($groups)`,
)
const addGroups = query<{ packageId: PackageId; groups: readonly string[] }>(`
  insert into package_group (package_id, group_code)
  select $packageId, code from agency_group where code = any ($groups) on conflict do nothing`)
const countGroups = query<{ packageId: PackageId }, { count: number }>(
  `select count(*)::int as count from package_group where package_id = $packageId`,
)

/** Who sees the package from now on: these groups, or everybody. A group that does not exist is refused. */
export async function setPackageGroups(tx: Tx, packageId: PackageId, groups: readonly string[]): Promise<void> {
  await removeOthers.later(tx, { packageId, groups })
  await addGroups.later(tx, { packageId, groups })
  const { count } = await countGroups.one(tx, { packageId })
  if (count !== new Set(groups).size) throw new Problem('VALIDATION_FAILED', { fields: ['groups'] })
}
