import { applyImport } from '#catalogue/price-sheet/apply-import.ts'
import { readImport } from '#catalogue/price-sheet/read-import.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { Tasks } from '#jobs/tasks.ts'

export function priceSheetTasks(deps: { db: Database; files: ObjectStore }) {
  return {
    'read-price-import': ({ importId }, jobId) => readImport(deps, importId, jobId),
    'apply-price-import': ({ importId }, jobId) => applyImport(deps, importId, jobId),
  } satisfies Partial<Tasks>
}
