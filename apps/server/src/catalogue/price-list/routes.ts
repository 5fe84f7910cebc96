import * as calls from '@sarai/wire/portal/price-lists.ts'
import { askPriceList } from '#catalogue/price-list/ask-price-list.ts'
import { downloadPriceList } from '#catalogue/price-list/download-price-list.ts'
import { listPackages, listUpdatedHotels } from '#catalogue/price-list/package-list.ts'
import { readPriceList } from '#catalogue/price-list/read-price-list.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { Serve } from '#http/serve.ts'

export function servePriceLists(serve: Serve, deps: { db: Database; files: ObjectStore; secret: string }) {
  const { db, secret } = deps
  serve(calls.listPackages, (_, caller) => listPackages(db, caller))
  serve(calls.listUpdatedHotels, (_, caller) => listUpdatedHotels(db, caller))
  serve(calls.askPriceList, ({ body }, caller) => {
    const { AccommodationPackageId: packageId, Format: format, Language: language = caller.language } = body
    return askPriceList(db, caller, { packageId, format, language })
  })
  serve(calls.readPriceList, ({ query }, caller) => {
    const { accommodationPackageId: packageId, format, language = caller.language } = query
    return readPriceList(db, secret, caller, { packageId, format, language })
  })
  serve(calls.downloadPriceList, ({ query }, caller) => downloadPriceList(deps, caller, query))
}
