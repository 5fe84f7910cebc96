import type { PackageId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { packagesToday, type VisiblePackage } from '#catalogue/packages/visible-packages.ts'
import type { Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

/** One of those that an agency may see today. A package of another group is as unknown as one that never was. */
export async function visiblePackage(tx: Tx, caller: AgencyCaller, packageId: PackageId): Promise<VisiblePackage> {
  const visible = await packagesToday.all(tx, { agencyId: caller.agencyId })
  const found = visible.find(({ id }) => id === packageId)
  if (found === undefined) throw new Problem('NOT_FOUND')
  return found
}
