import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  // What is asked about later is found by its number.
  finished_request: `finished_at < now() - interval '90 days'`,
} satisfies OldRows
