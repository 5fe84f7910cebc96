import { record } from '#activity/record-activity.ts'
import { text } from '#activity/values.ts'
import { lockAds } from '#catalogue/ads/lock-ads.ts'
import { adsChanged } from '#catalogue/ads/ads-changed.ts'
import type { StaffCaller } from '#caller.ts'
import { asWanted, type NewOrder } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const saveOrder = query<{ adIds: readonly number[] }>(`
  update ad set position = wanted.place
  from unnest($adIds::bigint[]) with ordinality as wanted (id, place) where ad.id = wanted.id`)

export function orderAds(db: Database, staff: StaffCaller, order: NewOrder) {
  return db.write(staff, async (tx) => {
    const wanted = asWanted(await lockAds(tx), order)
    await saveOrder.later(tx, { adIds: wanted })
    await record(tx, staff, {
      what: 'ad-order',
      before: { order: text(order.seen.join(', ')) },
      after: { order: text(wanted.join(', ')) },
    })
    await adsChanged(tx, 'order')
    return null
  })
}
