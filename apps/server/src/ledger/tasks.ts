import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { WorkerLog } from '#jobs/run-worker.ts'
import type { Tasks } from '#jobs/tasks.ts'
import { reconcileBooks } from '#ledger/reconcile/reconcile-books.ts'
import { makeStatement } from '#ledger/statement/make-statement.ts'

export function ledgerTasks(deps: { db: Database; files: ObjectStore; log: WorkerLog }) {
  return {
    'make-statement': (of, jobId) => makeStatement(deps, of, jobId),
    'reconcile-books': (payload) => reconcileBooks(deps, payload),
  } satisfies Partial<Tasks>
}
