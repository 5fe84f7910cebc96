import type { SentFile } from '@sarai/wire/core/file.ts'
import type { PriceListFormat, PriceListLink } from '@sarai/wire/portal/price-lists.ts'
import type { AgencyCaller } from '#caller.ts'
import { isOurLink } from '#catalogue/price-list/download-link.ts'
import { findPriceList } from '#catalogue/price-list/price-list-queries.ts'
import { askVisiblePackage } from '#catalogue/price-list/visible-package.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { Problem } from '#problem.ts'
import { fileNameOf } from '#files/file-name.ts'

export const priceListMediaTypes: Record<PriceListFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/** The file of a link that we gave. Everything else is not there, whatever is wrong with it. */
export async function downloadPriceList(
  deps: { db: Database; files: ObjectStore; secret: string },
  caller: AgencyCaller,
  link: PriceListLink,
): Promise<SentFile> {
  const { accommodationPackageId: packageId, language, format } = link
  const [sold, list] = await deps.db.read(caller, async (tx) => {
    if (!isOurLink(deps.secret, caller, link, tx.now)) throw new Problem('NOT_FOUND')
    return tx.ask([askVisiblePackage(caller, packageId), findPriceList.ask.first({ packageId, language, format })])
  })
  const object = list?.object
  const file = typeof object === 'string' ? await deps.files.get(object) : undefined
  if (file === undefined) throw new Problem('NOT_FOUND')
  const title = language === 'fa' ? sold.title_fa : sold.title_en
  return {
    name: `${fileNameOf(title) || packageId}.${format}`,
    mediaType: priceListMediaTypes[format],
    content: new Uint8Array(file.content),
  }
}
