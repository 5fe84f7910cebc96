import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  attempt: `updated_at < now() - interval '1 day'`,
  // Nobody has guessed there for a week, and nothing is closed for longer than a day.
  guess_cap: `updated_at < now() - interval '7 days'`,
} satisfies OldRows
