import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

const stampHotel = query(`update hotel set edited_at = now() where id = $1`)
/** In the order of their ids: two hotels of the same packages cannot wait for each other. */
const touchPackages = query(`
  with sold as (
    select id from package where id in (select package_id from property where hotel_id = $1) order by id
    for no key update)
  update package set revision = revision + 1 from sold where package.id = sold.id`)

/** What is shown of a hotel changed: its packages are worth reading again, and so is every screen that shows it. */
export async function hotelChanged(tx: Tx, id: number): Promise<void> {
  await stampHotel.run(tx, id)
  await touchPackages.run(tx, id)
  await announce(tx, { to: 'desk', what: 'hotel', id: `${id}` })
}
