import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { listedColumns, type ListedRow } from '#reservations/list/listed-presenter.ts'

export type ListPage = { agencyId: AgencyId; skip: number; size: number }

/** What lies before the page is counted off in an index alone; only the rows of the page are read. */
export const newest = filteredQuery<{ state: RequestState }, ListedRow, ListPage>(
  { state: 'state = $state' },
  (and) => `
  with page as materialized (
    select id from request where agency_id = $agencyId${and} order by id desc limit $size offset $skip
  )
  select ${listedColumns}
  from page
  join request on request.agency_id = $agencyId and request.id = page.id
  join currency on currency.code = request.currency
  order by request.id desc`,
)
/** The counters of the dashboard, which move with the requests: nobody counts rows for this. */
export const counted = filteredQuery<{ state: RequestState }, { total: number }, { agencyId: AgencyId }>(
  { state: 'state = $state' },
  (and) => `select coalesce(sum(requests), 0)::int as total from request_count where agency_id = $agencyId${and}`,
)
