import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

const lockHotel = query<{ hotelId: HotelId }, { id: number }>(
  `select id from hotel where id = $hotelId for no key update`,
)
const picturesOf = query<{ hotelId: HotelId }, PictureStanding>(`
  select id, version, key, alt_en as "altEn", alt_fa as "altFa" from picture where hotel_id = $hotelId
  order by position, id`)

export type PictureStanding = { id: number; version: number; key: string; altEn: string; altFa: string }

/** The pictures of a hotel as they stand. The hotel's row is the lock on all of them, also on one that is yet to come. */
export async function lockPictures(tx: Tx, hotelId: HotelId): Promise<PictureStanding[]> {
  const hotel = await lockHotel.first(tx, { hotelId })
  if (hotel === undefined) throw new Problem('NOT_FOUND')
  return picturesOf.all(tx, { hotelId })
}
