import type { PriceListLink } from '@sarai/wire/portal/price-lists.ts'
import type { AgencyCaller } from '#caller.ts'
import { signLink } from '#catalogue/price-list/download-link.ts'
import { askedRevision, findPriceList, type PriceListKey } from '#catalogue/price-list/price-list-queries.ts'
import { askVisiblePackage } from '#catalogue/price-list/visible-package.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

export type PriceListState = { State: 'Making' | 'Ready' | 'Failed'; Progress: number; Link: PriceListLink | null }

/**
 * How far it is. Whoever asked gets the prices of that moment or newer ones; what changed while it was made does not
 * keep them waiting, because nobody makes it anew until somebody asks.
 */
export function readPriceList(
  db: Database,
  secret: string,
  caller: AgencyCaller,
  { packageId, language, format }: PriceListKey,
): Promise<PriceListState> {
  return db.read(caller, async (tx) => {
    const [{ revision }, list, asked] = await tx.ask([
      askVisiblePackage(caller, packageId),
      findPriceList.ask.first({ packageId, language, format }),
      askedRevision.ask.first({ packageId, language, format, agencyId: caller.agencyId }),
    ])
    if (list === undefined) throw new Problem('NOT_FOUND')
    if (list.state === 'failed') return { State: 'Failed', Progress: 0, Link: null }
    const isReady = list.state === 'ready' && list.revision >= (asked?.revision ?? revision)
    if (!isReady) return { State: 'Making', Progress: list.progress, Link: null }
    const named = { accommodationPackageId: packageId, partyId: caller.agencyId, format, language }
    return { State: 'Ready', Progress: 100, Link: signLink(secret, caller, named, tx.now) }
  })
}
