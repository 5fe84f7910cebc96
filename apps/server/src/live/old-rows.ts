import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  // The newest place stays: it tells a returning browser where the stream stands.
  outbox: `created_at < now() - interval '1 hour' and seq < (select max(seq) from outbox)`,
} satisfies OldRows
