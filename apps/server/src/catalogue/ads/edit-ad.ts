import type { editAd as operation } from '@sarai/wire/desk/ads.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { day, text, valuesOf, yesNo } from '#activity/values.ts'
import { deletePicture, insertPicture } from '#catalogue/ads/ad-picture.ts'
import { adDays, adLinks } from '#catalogue/ads/ad-queries.ts'
import { adsChanged } from '#catalogue/ads/ads-changed.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Body = InputOf<typeof operation>['body']
type Facts = Omit<Body, 'version' | 'picture'> & { picture: string }

const logged = valuesOf<Facts>({
  titleEn: text,
  titleFa: text,
  textEn: text,
  textFa: text,
  linkEn: text,
  linkFa: text,
  shownFrom: day,
  shownUntil: day,
  active: yesNo,
  picture: text,
})
const lockAd = query<{ adId: number }, Facts & { version: number; pictureId: number }>(`
  select ad.version, ad.picture_id as "pictureId", ad.title_en as "titleEn", ad.title_fa as "titleFa",
    ad.text_en as "textEn", ad.text_fa as "textFa", ${adLinks}, ${adDays}, ad.active, picture.key as picture
  from ad join picture on picture.id = ad.picture_id where ad.id = $adId for no key update of ad`)
const saveAd = query<Omit<Facts, 'picture'> & { adId: number; pictureId: number }>(`
  update ad set picture_id = $pictureId, title_en = $titleEn, title_fa = $titleFa, text_en = $textEn, text_fa = $textFa,
    link_en = nullif($linkEn, ''), link_fa = nullif($linkFa, ''), shown_from = nullif($shownFrom, '')::date,
    shown_until = nullif($shownUntil, '')::date, active = $active, version = version + 1, edited_at = now()
  where id = $adId`)

export function editAd(db: Database, staff: StaffCaller, id: number, { version, picture, ...words }: Body) {
  return db.write(staff, async (tx) => {
    const { version: _, pictureId, ...before } = asSeen(await lockAd.first(tx, { adId: id }), version)
    const changed = changedValues(logged(before), logged({ ...words, picture: picture.key }))
    if (changed === undefined) return null
    const isOther = picture.key !== before.picture
    const shownPicture = isOther ? await keepPicture(tx, picture) : pictureId
    await saveAd.later(tx, { adId: id, pictureId: shownPicture, ...words })
    if (isOther) await deletePicture.later(tx, { pictureId })
    const was = { title: text(before.titleEn), ...changed.before }
    await record(tx, staff, { what: 'ad-edit', subject: { kind: 'ad', id }, before: was, after: changed.after })
    await adsChanged(tx, `${id}`)
    return null
  })
}

async function keepPicture(tx: Tx, { key, width, height }: Body['picture']): Promise<number> {
  const { id } = await insertPicture.one(tx, { key, width, height })
  return id
}
