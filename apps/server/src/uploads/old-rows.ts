import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  // Whoever sent it has a day to use it; the file goes in the night after its row (jobs/sweep-files.ts).
  upload: `used_at is null and sent_at < now() - interval '1 day'`,
  upload_day: `day < (now() at time zone 'utc')::date - 1`,
} satisfies OldRows
