import { query, type Tx } from '#database/query.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'

const enqueueJob = query<{ task: string; payload: string; key: string | null; runAt: Date | null }>(
  `select enqueue($task, $payload::json, $key, $runAt)`,
)

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
  await enqueueJob.later(tx, {
    task,
    payload: JSON.stringify(payload),
    key: options.key ?? null,
    runAt: options.runAt ?? null,
  })
}
