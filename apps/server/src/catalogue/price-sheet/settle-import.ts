import type { PriceImportState } from '@sarai/wire/desk/price-sheets.ts'
import type { PackageId } from '@sarai/domain/ground/ids.ts'
import type { Comparison } from '#catalogue/price-sheet/compare-prices.ts'
import { saveOutcome } from '#catalogue/price-sheet/import-queries.ts'
import { isHeldUp } from '#database/held-up.ts'
import type { Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

/** An outage of ours, or somebody who was before us: it passes, and says nothing of the spreadsheet. */
export function mayPass(error: unknown): boolean {
  return error instanceof Problem ? error.status === 503 : isHeldUp(error)
}

/** What a person can look through; the rest is counted. */
const mostShown = 100

export type Outcome = { state: PriceImportState; problem?: unknown } & Partial<Comparison> & { far?: number }

/** Keeps how the reading or applying of a spreadsheet ended, and tells the desk. */
export async function settleImport(
  tx: Tx,
  { id, packageId }: { id: number; packageId: PackageId },
  from: PriceImportState,
  { state, problem, faults = [], conflicts = [], changes = [], far = 0 }: Outcome,
): Promise<boolean> {
  const count = (kind: string) => changes.filter((change) => change.kind === kind).length
  const saved = await saveOutcome.run(tx, {
    importId: id,
    from,
    state,
    problem: problem instanceof Problem ? problem.code : null,
    faults: JSON.stringify(faults.slice(0, mostShown)),
    faultCount: faults.length,
    conflicts: JSON.stringify(conflicts.slice(0, mostShown)),
    conflictCount: conflicts.length,
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    far,
  })
  await announce(tx, { to: 'desk', what: 'price-import', id: `${packageId}` })
  return saved > 0
}
