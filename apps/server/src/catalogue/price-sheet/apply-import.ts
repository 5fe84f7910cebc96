import { type PackageId, asStaffId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { number } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { saveProgress, type LockedImport } from '#catalogue/price-sheet/import-queries.ts'
import { compareWith } from '#catalogue/price-sheet/read-import.ts'
import { settleImport } from '#catalogue/price-sheet/settle-import.ts'
import { takeUpImport } from '#catalogue/price-sheet/take-up-import.ts'
import { writeChanges } from '#catalogue/price-sheet/write-changes.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { announce } from '#live/announce.ts'

const lockPackage = query<{ packageId: PackageId }, { id: number }>(
  `select id from package where id = $packageId for no key update`,
)

/**
 * Applies a spreadsheet in one transaction: readers see the old prices or the new ones. It is compared once more under
 * the lock of the package, which everybody who changes prices takes: what was agreed to is what happens, or nothing.
 */
export function applyImport(
  deps: { db: Database; files: ObjectStore },
  importId: number,
  jobId: string,
): Promise<void> {
  const { db } = deps
  return takeUpImport(deps, { importId, jobId, from: 'applying' }, (found, sheets, system) => {
    // In transactions of its own, or nobody would see it before the end.
    const reached = (done: number, of: number) =>
      db.write(system, async (tx) => {
        await saveProgress.later(tx, { importId, progress: Math.floor((done / of) * 95) })
        await announce(tx, { to: 'desk', what: 'price-import', id: `${found.packageId}` })
      })
    return db.write(system, async (tx) => {
      await lockPackage.one(tx, { packageId: found.packageId })
      const { comparison } = await compareWith(tx, found, sheets)
      if (comparison.faults.length + comparison.conflicts.length > 0) {
        await settleImport(tx, found, 'applying', { ...comparison, changes: [], state: 'refused' })
        return
      }
      await writeChanges(tx, found.packageId, comparison.changes, reached)
      const isSettled = await settleImport(tx, found, 'applying', { ...comparison, state: 'applied' })
      if (!isSettled) throw new Error(`import ${importId} is no longer being applied`)
      const count = (kind: string) => number(comparison.changes.filter((change) => change.kind === kind).length)
      await record(tx, staffBehind(found), {
        what: 'price-import',
        subject: { kind: 'package', id: found.packageId },
        after: { added: count('added'), changed: count('changed'), removed: count('removed') },
      })
      await announce(tx, { to: 'desk', what: 'package', id: `${found.packageId}` })
      const contacts = comparison.changes.filter(({ what }) => what === 'contact').length
      if (contacts > 0) await announce(tx, { to: 'desk', what: 'hotel', id: 'contacts' })
      if (contacts === comparison.changes.length) return
      await announce(tx, { to: 'agencies', what: 'package', id: `${found.packageId}` })
    })
  })
}

/** The worker does it, but somebody agreed to it: the log names them. */
function staffBehind({ appliedBy, address, reference }: LockedImport): StaffCaller {
  const acting = { staffId: appliedBy ?? asStaffId(0), roles: [], sessionId: '', asked: 'nothing' } as const
  return { ...acting, kind: 'staff', language: 'en', address, reference }
}
