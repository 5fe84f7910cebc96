import type { TaskPayloads } from '#jobs/task-payloads.ts'

/** One function for each task. It may run twice: a worker can die after the work and before it said so. `attempt` counts from 1. */
export type Tasks = {
  [Task in keyof TaskPayloads]: (payload: TaskPayloads[Task], jobId: string, attempt?: number) => Promise<void>
}
