import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  // With its differences. What was applied stands in the activity log.
  price_import: `uploaded_at < now() - interval '1 year'`,
} satisfies OldRows
