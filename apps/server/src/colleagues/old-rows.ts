import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  invitation: `expires_at < now() - interval '90 days'`,
} satisfies OldRows
