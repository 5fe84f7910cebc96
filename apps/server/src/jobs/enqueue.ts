import { query, type Tx } from '#database/query.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'

const enqueueJob = query(`select enqueue($1, $2::json, $3, $4)`)

/**
 * Queues a job in the transaction that causes it: it is committed with the row, or not at all. The same job key
 * replaces a job that has not started yet.
 */
export async function enqueue<Task extends keyof TaskPayloads>(
  tx: Tx,
  task: Task,
  payload: TaskPayloads[Task],
  options: { key?: string; runAt?: Date } = {},
): Promise<void> {
  await enqueueJob.run(tx, task, JSON.stringify(payload), options.key ?? null, options.runAt ?? null)
}
