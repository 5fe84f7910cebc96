import {
  addAd as add,
  editAd as edit,
  listAds as list,
  orderAds as order,
  removeAd as remove,
} from '@sarai/wire/desk/ads.ts'
import { listPictures as pictures } from '@sarai/wire/portal/house.ts'
import { addAd } from '#catalogue/ads/add-ad.ts'
import { listAds, listPictures } from '#catalogue/ads/ad-queries.ts'
import { editAd } from '#catalogue/ads/edit-ad.ts'
import { orderAds } from '#catalogue/ads/order-ads.ts'
import { removeAd } from '#catalogue/ads/remove-ad.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveAds(serve: Serve, { db }: { db: Database }) {
  serve(pictures, ({ query }, caller) => listPictures(db, caller, query.groupId))
  serve(list, (_, caller) => listAds(db, caller))
  serve(add, ({ body }, caller) => addAd(db, caller, body))
  serve(edit, ({ params, body }, caller) => editAd(db, caller, params.id, body))
  serve(order, ({ body }, caller) => orderAds(db, caller, body))
  serve(remove, ({ params, query }, caller) => removeAd(db, caller, params.id, query.version))
}
