import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  idempotency_key: `created_at < now() - interval '2 days'`,
  last_saver: `at < now() - interval '2 days'`,
} satisfies OldRows
