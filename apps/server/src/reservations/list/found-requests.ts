import { listedColumns, type ListedRow } from '#reservations/list/listed-presenter.ts'
import { walkBy } from '#reservations/list/request-walks.ts'
import { askByWalk } from '#reservations/list/walk-statements.ts'

/** One row without a request where the page is empty: it says how many there are. */
type Found = { total: number; mayBeMore: boolean } & (ListedRow | { id: null })

export const askFound = askByWalk<Found>(
  (lead, order, isSifted) => `
  ${walkBy(lead, order, isSifted)}
  select (select count(*) from matched)::int as total, (select cut from is_cut) as "mayBeMore", listed.*
  from (select) always
  left join (
    select place, ${listedColumns}
    from matched
    join request on request.agency_id = $agencyId and request.id = matched.id
    join currency on currency.code = request.currency
    where place > $skip::int and place <= $skip::int + $size::int
  ) listed on true
  order by place`,
)
