import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { announcePackagesSelling } from '#catalogue/packages/packages-selling.ts'
import { query, type Tx } from '#database/query.ts'
import { today } from '#database/today.ts'
import { announce } from '#live/announce.ts'

const stampHotel = query<{ hotelId: HotelId }>(`update hotel set edited_at = now() where id = $hotelId`)
const promotedBy = query<{ hotelId: HotelId }, { id: number }>(`
  select id from commission where hotel_id = $hotelId and last_night >= ${today} order by id limit 1`)

/** What a hotel shows beside its facts changed: its pictures. */
export async function picturesChanged(tx: Tx, id: HotelId): Promise<void> {
  await stampHotel.later(tx, { hotelId: id })
  await announce(tx, { to: 'desk', what: 'hotel', id: `${id}` })
  await announcePackagesSelling(tx, id)
}

/**
 * The name, stars or place of a hotel changed, or whether it is on sale: cards show them, and so do the dashboards of
 * the groups that it is promoted to. One of its commissions stands for all: a screen reads them together.
 */
export async function hotelChanged(tx: Tx, id: HotelId): Promise<void> {
  await announce(tx, { to: 'desk', what: 'hotel', id: `${id}` })
  await announcePackagesSelling(tx, id)
  const promoted = await promotedBy.first(tx, { hotelId: id })
  if (promoted === undefined) return
  await announce(tx, { to: 'desk', what: 'commission', id: `${promoted.id}` })
  await announce(tx, { to: 'agencies', what: 'commission', id: `${promoted.id}` })
}
