import { record } from '#activity/record-activity.ts'
import { text } from '#activity/values.ts'
import { deletePicture } from '#catalogue/ads/ad-picture.ts'
import { lockAds } from '#catalogue/ads/lock-ads.ts'
import { adsChanged } from '#catalogue/ads/ads-changed.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const lockAd = query<{ version: number; picture_id: number; titleEn: string; titleFa: string }>(`
  select version, picture_id, title_en as "titleEn", title_fa as "titleFa" from ad where id = $1 for update`)
const deleteAd = query(`delete from ad where id = $1`)

export function removeAd(db: Database, staff: StaffCaller, id: number, version: number) {
  return db.write(staff, async (tx) => {
    await lockAds(tx)
    const ad = asSeen(await lockAd.first(tx, id), version)
    await deleteAd.run(tx, id)
    await deletePicture.run(tx, ad.picture_id)
    const before = { titleEn: text(ad.titleEn), titleFa: text(ad.titleFa) }
    await record(tx, staff, { what: 'ad-remove', subject: { kind: 'ad', id }, before })
    await adsChanged(tx, `${id}`)
    return null
  })
}
