import type { AgencyId, PackageId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { askVisiblePackage } from '#catalogue/price-list/visible-package.ts'
import { takeOn, type PriceListKey } from '#catalogue/price-list/price-list-queries.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'

const logDownload = query<{
  agencyId: AgencyId
  userId: UserId
  packageId: PackageId
  language: string
  format: string
  revision: number
}>(`
  insert into price_list_download (agency_id, user_id, package_id, language, format, revision)
  values ($agencyId, $userId, $packageId, $language, $format, $revision)`)

/** What the agency took before: only the last one says whether its prices are old. */
const forgetEarlier = query<{ agencyId: AgencyId; packageId: PackageId; language: string; format: string }>(`
  delete from price_list_download where agency_id = $agencyId and package_id = $packageId
    and language = $language and format = $format`)

/** Logs that the agency takes a price list away, and has it made unless it is there. */
export function askPriceList(db: Database, caller: AgencyCaller, key: PriceListKey): Promise<null> {
  const { packageId, language, format } = key
  return db.write(caller, [askVisiblePackage(caller, packageId)], async (tx, [{ revision }]) => {
    await forgetEarlier.later(tx, { agencyId: caller.agencyId, packageId, language, format })
    await logDownload.later(tx, {
      agencyId: caller.agencyId,
      userId: caller.userId,
      packageId,
      language,
      format,
      revision,
    })
    const taken = await takeOn.first(tx, { packageId, language, format, revision })
    if (taken !== undefined) {
      await enqueue(tx, 'make-price-list', key, { key: `price-list:${packageId}:${language}:${format}` })
    }
    return null
  })
}
