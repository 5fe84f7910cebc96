import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  // Whoever did not go on with it in a month begins anew; nobody's passport waits longer than that.
  draft: `saved_at < now() - interval '30 days'`,
} satisfies OldRows
