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

type AdWords = Omit<InputOf<typeof operation>['body'], 'picture'>

const insertAd = query<AdWords & { pictureId: number }, { id: number }>(`
  insert into ad (picture_group, picture_id, title_en, title_fa, text_en, text_fa, link_en, link_fa, shown_from,
    shown_until, active, position)
  values (${dashboardGroup}, $pictureId, $titleEn, $titleFa, $textEn, $textFa, nullif($linkEn, ''), nullif($linkFa, ''),
    nullif($shownFrom, '')::date, nullif($shownUntil, '')::date, $active,
    (select coalesce(max(position), 0) + 1 from ad where picture_group = ${dashboardGroup})) returning id`)

/** As many as the desk lists, over and switched off ones counted. */
const mostAds = 100

export function addAd(db: Database, staff: StaffCaller, body: InputOf<typeof operation>['body']) {
  return db.write(staff, async (tx) => {
    const ads = await lockAds(tx)
    if (ads.length >= mostAds) throw new Problem('TOO_MANY_ADS', { values: { most: mostAds } })
    const { picture, ...words } = body
    const { titleEn, titleFa, shownFrom, shownUntil, active } = words
    const { id: pictureId } = await insertPicture.one(tx, {
      key: picture.key,
      width: picture.width,
      height: picture.height,
    })
    const ad = await insertAd.one(tx, { pictureId, ...words })
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
