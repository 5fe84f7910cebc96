import type { PackageId } from '@sarai/domain/ground/ids.ts'
import { tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import type { AgencyCaller } from '#caller.ts'
import { visiblePackages, type VisiblePackage } from '#catalogue/packages/visible-packages.ts'
import type { Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

/** What an agency may see today; the day is Tehran's, as everywhere in the house. */
export function packagesOf(tx: Tx, caller: AgencyCaller): Promise<VisiblePackage[]> {
  return visiblePackages(tx, caller.agencyId, todayIn(tehran, tx.now))
}

/** One of them. A package of another group is as unknown as one that never was. */
export async function visiblePackage(tx: Tx, caller: AgencyCaller, packageId: PackageId): Promise<VisiblePackage> {
  const visible = await packagesOf(tx, caller)
  const found = visible.find(({ id }) => id === packageId)
  if (found === undefined) throw new Problem('NOT_FOUND')
  return found
}
