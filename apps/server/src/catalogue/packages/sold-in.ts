import type { HotelId } from '@sarai/domain/ground/ids.ts'
import type { Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

/**
 * What sells a hotel changed, of this one or of all in a package. The pages of hotels name their packages, a commission
 * says whether its hotel is sold at all, and an agency group counts the packages that it sees.
 */
export async function announceSoldIn(tx: Tx, hotelId: HotelId | 'all'): Promise<void> {
  await announce(tx, { to: 'desk', what: 'hotel', id: `${hotelId}` })
  await announce(tx, { to: 'desk', what: 'commission', id: 'sold' })
}
