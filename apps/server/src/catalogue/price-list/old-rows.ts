import type { OldRows } from '#jobs/sweep-old-rows.ts'

export const oldRows = {
  // A newer one replaces it at once (ask-price-list.ts); whoever took none for a year need not be told of a change.
  price_list_download: `at < now() - interval '1 year'`,
} satisfies OldRows
