import type { ContractId, HotelId } from '@sarai/domain/ground/ids.ts'
import { query, type Question } from '#database/query.ts'
import { listedColumns, type ListedRow } from '#reservations/list/listed-presenter.ts'
import type { ListPage } from '#reservations/list/newest-requests.ts'
import { orderNames, type Order } from '#reservations/list/request-orders.ts'
import { leadNames, walkBy, type Lead } from '#reservations/list/request-walks.ts'
import type { TypedSearch } from '#reservations/list/typed-search.ts'

export type Sifted = ListPage & {
  view: string
  state: string | null
  hotelId: HotelId | null
  contractId: ContractId | null
  checkInFrom: string
  checkInUntil: string
  createdFrom: string
  createdUntil: string
}
/** One row without a request where the page is empty: it says how many there are. */
type Found = { total: number; mayBeMore: boolean } & (ListedRow | { id: null })

const found = (lead: Lead, order: Order) => `
  ${walkBy(lead, order)}
  select (select count(*) from matched)::int as total, (select cut from is_cut) as "mayBeMore", listed.*
  from (select) always
  left join (
    select place, ${listedColumns}
    from matched
    join request on request.agency_id = $agencyId and request.id = matched.id
    join currency on currency.code = request.currency
    where place > $skip::int and place <= $skip::int + $size::int
  ) listed on true
  order by place`

/** All of them are made at the start, so that a mistake in any is found there. */
const statements = new Map(
  leadNames.flatMap((lead) =>
    orderNames.map((order) => [`${lead} ${order}`, query<Sifted & Partial<TypedSearch>, Found>(found(lead, order))]),
  ),
)

export const askFound = (lead: Lead, order: Order, asked: Sifted & Partial<TypedSearch>): Question<Found[]> =>
  statements.get(`${lead} ${order}`)!.ask.all(asked)
