import { comparePrices, shownChange, type Comparison } from '#catalogue/price-sheet/compare-prices.ts'
import type { LockedImport } from '#catalogue/price-sheet/import-queries.ts'
import { findFar } from '#catalogue/price-sheet/far-prices.ts'
import { packageEntries, type PackageEntries } from '#catalogue/price-sheet/price-entries.ts'
import { readPriceSheets } from '#catalogue/price-sheet/read-price-sheets.ts'
import { settleImport } from '#catalogue/price-sheet/settle-import.ts'
import { takeUpImport } from '#catalogue/price-sheet/take-up-import.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { Problem } from '#problem.ts'
import type { ReadSheet } from '#spreadsheet/sheet.ts'

const forgetChanges = query<{ importId: number }>(`delete from price_change where import_id = $importId`)
const insertChanges = query<{ importId: number; changes: string }>(`
  insert into price_change (import_id, id, kind, what, far, shown)
  select $importId, id, kind, what, far, shown
  from json_to_recordset($changes) change (id integer, kind text, what text, far boolean, shown jsonb)`)

/** Reads a spreadsheet and keeps every difference for people to look through, or why it cannot be used. */
export function readImport(deps: { db: Database; files: ObjectStore }, importId: number, jobId: string): Promise<void> {
  return takeUpImport(deps, { importId, jobId, from: 'reading' }, (found, sheets, system) =>
    deps.db.write(system, async (tx) => {
      const { prices, comparison } = await compareWith(tx, found, sheets)
      const isUsable = comparison.faults.length + comparison.conflicts.length === 0
      const changes = isUsable ? comparison.changes : []
      const state = isUsable ? 'ready' : 'refused'
      const rows = rowsOf(prices, changes)
      const far = rows.filter((row) => row.far).length
      if (!(await settleImport(tx, found, 'reading', { ...comparison, changes, far, state }))) return
      await keepChanges(tx, importId, rows)
    }),
  )
}

export async function compareWith(
  tx: Tx,
  { packageId }: LockedImport,
  sheets: readonly ReadSheet[],
): Promise<{ prices: PackageEntries; comparison: Comparison }> {
  const prices = await packageEntries(tx, packageId)
  if (prices === undefined) throw new Problem('NOT_FOUND')
  const read = readPriceSheets(sheets, packageId, prices.currency)
  return { prices, comparison: comparePrices(prices, read) }
}

const chunk = 1_000

function rowsOf(prices: PackageEntries, changes: Comparison['changes']) {
  const farIn = findFar(prices)
  return changes.map((change, index) => {
    const far = farIn(change)
    const isFar = Object.keys(far).length > 0
    return { id: index + 1, kind: change.kind, what: change.what, far: isFar, shown: shownChange(prices, change, far) }
  })
}

async function keepChanges(tx: Tx, importId: number, rows: ReturnType<typeof rowsOf>) {
  await forgetChanges.later(tx, { importId })
  for (let at = 0; at < rows.length; at += chunk) {
    await insertChanges.run(tx, { importId, changes: JSON.stringify(rows.slice(at, at + chunk)) })
  }
}
