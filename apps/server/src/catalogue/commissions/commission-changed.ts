import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

const packagesSelling = query<{ id: number }>(`
  select package.id from property join package on package.id = property.package_id
  where property.hotel_id = $1 and package.status = 'published' order by package.id limit 100`)

/**
 * Dashboards and the desk read commissions again, and whoever looks at cards or at the price of a stay those of the
 * packages that sell the hotel. The database itself counts up their revision, which is what searches are kept by.
 */
export async function commissionChanged(tx: Tx, id: number, hotelId: number): Promise<void> {
  await announce(tx, { to: 'desk', what: 'commission', id: `${id}` })
  await announce(tx, { to: 'agencies', what: 'commission', id: `${id}` })
  for (const sold of await packagesSelling.all(tx, hotelId)) {
    await announce(tx, { to: 'desk', what: 'package', id: `${sold.id}` })
    await announce(tx, { to: 'agencies', what: 'package', id: `${sold.id}` })
  }
}
