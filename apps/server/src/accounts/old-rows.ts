import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  account_link: `expires_at < now() - interval '1 day'`,
  email_change: `back_until < now() - interval '1 day'`,
  // Left by a job that failed for good.
  registration: `created_at < now() - interval '7 days'`,
  agency_session: `expires_at < now() - interval '90 days'`,
} satisfies OldRows
