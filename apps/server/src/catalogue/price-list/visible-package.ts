import type { PackageId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { packagesToday, type VisiblePackage } from '#catalogue/packages/visible-packages.ts'
import type { Question } from '#database/query.ts'
import { Problem } from '#problem.ts'

/** One of those that an agency may see today. A package of another group is as unknown as one that never was. */
export function askVisiblePackage(caller: AgencyCaller, packageId: PackageId): Question<VisiblePackage> {
  const { statement, read } = packagesToday.ask.all({ agencyId: caller.agencyId })
  return {
    statement,
    read(answer) {
      const found = read(answer).find(({ id }) => id === packageId)
      if (found === undefined) throw new Problem('NOT_FOUND')
      return found
    },
  }
}
