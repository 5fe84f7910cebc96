import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  // Whoever comes late is told that it has expired, and not that there never was one.
  quote: `expires_at < now() - interval '1 day'`,
} satisfies OldRows
