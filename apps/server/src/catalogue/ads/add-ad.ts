import type { addAd as operation } from '@sarai/wire/desk/ads.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { record } from '#activity/record-activity.ts'
import { day, text, yesNo } from '#activity/values.ts'
import { insertPicture } from '#catalogue/ads/ad-picture.ts'
import { dashboardGroup } from '#catalogue/ads/ad-queries.ts'
import { lockAds } from '#catalogue/ads/lock-ads.ts'
import { adsChanged } from '#catalogue/ads/ads-changed.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const insertAd = query<{ id: number }>(`
  insert into ad (picture_group, picture_id, title_en, title_fa, text_en, text_fa, link_en, link_fa, shown_from,
    shown_until, active, position)
  values (${dashboardGroup}, $1, $2, $3, $4, $5, nullif($6, ''), nullif($7, ''), nullif($8, '')::date,
    nullif($9, '')::date, $10,
    (select coalesce(max(position), 0) + 1 from ad where picture_group = ${dashboardGroup})) returning id`)

/** As many as the desk lists, over and switched off ones counted. */
const mostAds = 100

export function addAd(db: Database, staff: StaffCaller, body: InputOf<typeof operation>['body']) {
  return db.write(staff, async (tx) => {
    const ads = await lockAds(tx)
    if (ads.length >= mostAds) throw new Problem('TOO_MANY_ADS', { values: { most: mostAds } })
    const { picture, titleEn, titleFa, textEn, textFa, linkEn, linkFa, shownFrom, shownUntil, active } = body
    const { id: pictureId } = await insertPicture.one(tx, picture.key, picture.width, picture.height)
    const words = [titleEn, titleFa, textEn, textFa, linkEn, linkFa]
    const ad = await insertAd.one(tx, pictureId, ...words, shownFrom, shownUntil, active)
    await record(tx, staff, {
      what: 'ad-add',
      subject: { kind: 'ad', id: ad.id },
      after: {
        titleEn: text(titleEn),
        titleFa: text(titleFa),
        shownFrom: day(shownFrom),
        shownUntil: day(shownUntil),
        active: yesNo(active),
      },
    })
    await adsChanged(tx, `${ad.id}`)
    return ad
  })
}
