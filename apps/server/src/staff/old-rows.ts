import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  staff_link: `expires_at < now() - interval '30 days'`,
  staff_session: `expires_at < now() - interval '90 days'`,
} satisfies OldRows
