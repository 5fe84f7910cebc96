import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { Tasks } from '#jobs/tasks.ts'
import { makeExport } from '#reservations/export/make-export.ts'

export function exportTasks(deps: { db: Database; files: ObjectStore }) {
  return {
    'make-request-export': (of, jobId) => makeExport(deps, of, jobId),
  } satisfies Partial<Tasks>
}
