import type { Ad } from '@sarai/wire/desk/ads.ts'
import { pictureAddress, pictureSources } from '@sarai/wire/desk/pictures.ts'
import type { listPictures as operation } from '@sarai/wire/portal/house.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'

/** The picture group of the dashboard's carousel. */
export const dashboardGroup = 2

/** On the wire what is not there is empty, as it is in the form. */
export const adLinks = `coalesce(ad.link_en, '') as "linkEn", coalesce(ad.link_fa, '') as "linkFa"`
export const adDays = `coalesce(ad.shown_from::text, '') as "shownFrom", coalesce(ad.shown_until::text, '') as "shownUntil"`

const allAds = query<void, Ad>(`
  select ad.id, ad.version, ad.title_en as "titleEn", ad.title_fa as "titleFa", ad.text_en as "textEn",
    ad.text_fa as "textFa", ${adLinks}, ad.active, ${adDays},
    case when not ad.active then 'off' when ad.shown_from > ${today} then 'later'
      when ad.shown_until < ${today} then 'over' else 'shown' end as standing,
    json_build_object('key', picture.key, 'width', picture.width, 'height', picture.height) as picture
  from ad join picture on picture.id = ad.picture_id
  where ad.picture_group = ${dashboardGroup} order by ad.position, ad.id limit 100`)

type ShownAd = Pick<Ad, 'id' | 'titleEn' | 'titleFa' | 'textEn' | 'textFa' | 'linkEn' | 'linkFa'> & { key: string }
const shownAds = query<{ group: number }, ShownAd>(`
  select ad.id, ad.title_en as "titleEn", ad.title_fa as "titleFa", ad.text_en as "textEn", ad.text_fa as "textFa",
    ${adLinks}, picture.key
  from ad join picture on picture.id = ad.picture_id
  where ad.picture_group = $group and ad.active and coalesce(ad.shown_from <= ${today}, true)
    and coalesce(ad.shown_until >= ${today}, true)
  order by ad.position, ad.id limit 20`)

export function listAds(db: Database, caller: StaffCaller): Promise<Ad[]> {
  return db.look(caller, allAds.ask.all())
}

export async function listPictures(
  db: Database,
  caller: AgencyCaller,
  group: number,
): Promise<ReplyOf<typeof operation>> {
  const isPersian = caller.language === 'fa'
  const ads = await db.look(caller, shownAds.ask.all({ group }))
  return ads.map((ad) => ({
    id: ad.id,
    title: isPersian ? ad.titleFa : ad.titleEn,
    url: pictureAddress(ad.key, 1280),
    sources: pictureSources(ad.key),
    text: isPersian ? ad.textFa : ad.textEn,
    link: (isPersian ? ad.linkFa : ad.linkEn) || null,
  }))
}
