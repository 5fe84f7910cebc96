import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

const stampHotel = query(`update hotel set edited_at = now() where id = $1`)

/** What is shown of a hotel changed. The database itself counts up the revision of the packages that sell it. */
export async function hotelChanged(tx: Tx, id: number): Promise<void> {
  await stampHotel.run(tx, id)
  await announce(tx, { to: 'desk', what: 'hotel', id: `${id}` })
}
