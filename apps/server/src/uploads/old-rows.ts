import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  // Whoever sent it has a day to use it; the file goes in the night after its row (jobs/sweep-files.ts).
  // What was used goes with the passports, 90 days after check-out; a stay may have been moved to later days since.
  upload: `(used_at is null and sent_at < now() - interval '1 day') or (
    keep_until < (now() at time zone 'utc')::date and not exists (
      select from request where request.agency_id = upload.agency_id and request.id = upload.request_id
        and check_out >= (now() at time zone 'utc')::date - 90))`,
  upload_day: `day < (now() at time zone 'utc')::date - 1`,
} satisfies OldRows
