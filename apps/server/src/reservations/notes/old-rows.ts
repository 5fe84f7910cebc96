import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  // What is asked about later is found by the number of its request.
  desk_thread: `rank = 2 and last_note_at < now() - interval '90 days'`,
  // Whoever looks says so every few seconds.
  agency_presence: `seen_at < now() - interval '1 hour'`,
  desk_presence: `seen_at < now() - interval '1 hour'`,
} satisfies OldRows
