import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

/** Those that agencies see first: should a hotel be sold in more than a hundred, drafts are left out. */
const packagesSelling = query<{ hotelId: HotelId }, { id: number; isSeen: boolean }>(`
  select package.id, package.status = 'published' as "isSeen"
  from property join package on package.id = property.package_id
  where property.hotel_id = $hotelId order by package.status = 'published' desc, package.id limit 100`)

/**
 * Whoever looks at cards, rooms or the price of a stay reads those of the packages that sell the hotel again. The
 * database itself counts up their revision, which is what searches are kept by.
 */
export async function announcePackagesSelling(tx: Tx, hotelId: HotelId): Promise<void> {
  for (const { id, isSeen } of await packagesSelling.all(tx, { hotelId })) {
    await announce(tx, { to: 'desk', what: 'package', id: `${id}` })
    if (isSeen) await announce(tx, { to: 'agencies', what: 'package', id: `${id}` })
  }
}
