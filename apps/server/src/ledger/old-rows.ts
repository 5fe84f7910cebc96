import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  // Whoever asked has it by then; the file goes in the night after its row (jobs/sweep-files.ts).
  statement: `asked_at < now() - interval '1 day'`,
} satisfies OldRows
