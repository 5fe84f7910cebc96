import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  // Over for more than the year that the desk is shown.
  holiday: `day < current_date - 366`,
} satisfies OldRows
