import { record } from '#activity/record-activity.ts'
import { text } from '#activity/values.ts'
import { deletePicture } from '#catalogue/ads/ad-picture.ts'
import { lockAds } from '#catalogue/ads/lock-ads.ts'
import { adsChanged } from '#catalogue/ads/ads-changed.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const lockAd = query<{ adId: number }, { version: number; picture_id: number; titleEn: string; titleFa: string }>(`
  select version, picture_id, title_en as "titleEn", title_fa as "titleFa" from ad where id = $adId for update`)
const deleteAd = query<{ adId: number }>(`delete from ad where id = $adId`)

export function removeAd(db: Database, staff: StaffCaller, id: number, version: number) {
  return db.write(staff, async (tx) => {
    await lockAds(tx)
    const ad = asSeen(await lockAd.first(tx, { adId: id }), version)
    await deleteAd.later(tx, { adId: id })
    await deletePicture.later(tx, { pictureId: ad.picture_id })
    const before = { titleEn: text(ad.titleEn), titleFa: text(ad.titleFa) }
    await record(tx, staff, { what: 'ad-remove', subject: { kind: 'ad', id }, before })
    await adsChanged(tx, `${id}`)
    return null
  })
}
