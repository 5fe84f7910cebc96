import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { announcePackagesSelling } from '#catalogue/packages/packages-selling.ts'
import type { Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

/** Dashboards and the desk read commissions again, and everybody the packages that sell the hotel. */
export async function commissionChanged(tx: Tx, id: number, hotelId: HotelId): Promise<void> {
  await announce(tx, { to: 'desk', what: 'commission', id: `${id}` })
  await announce(tx, { to: 'agencies', what: 'commission', id: `${id}` })
  await announcePackagesSelling(tx, hotelId)
}
