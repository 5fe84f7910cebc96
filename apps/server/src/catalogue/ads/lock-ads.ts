import { dashboardGroup } from '#catalogue/ads/ad-queries.ts'
import { query, type Tx } from '#database/query.ts'

const lock = query(`select pg_advisory_xact_lock(hashtext('ads of the dashboard'))`)
const idsInOrder = query<void, { id: number }>(`
  select id from ad where picture_group = ${dashboardGroup} order by position, id`)

/** The ads as they stand. The lock is on the list, not on its rows: a new one must wait as well. */
export async function lockAds(tx: Tx): Promise<{ id: number }[]> {
  await lock.later(tx)
  return idsInOrder.all(tx)
}
