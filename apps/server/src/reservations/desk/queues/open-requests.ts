import type { DeskQueue } from '@sarai/wire/desk/requests/counts.ts'
import type { AgencyId, HotelId } from '@sarai/domain/ground/ids.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { deskColumns, joinPage, queueColumns, type DeskRow } from '#reservations/desk/queues/desk-rows.ts'

type Filters = { queue: DeskQueue; agency: AgencyId; hotel: HotelId; assigned: number; nobody: true }
type After = { afterDue: Date | 'infinity' | '-infinity'; afterId: number }
type Days = { from: string | null; until: string | null }

const filters = {
  queue: 'queue = $queue',
  agency: 'agency_id = $agency',
  hotel: 'hotel_id = $hotel',
  assigned: 'assigned_to = $assigned',
  nobody: 'assigned_to is null',
}
const urgentFirst = 'order by due_at, request_id'
const after = `from desk_request where (due_at, request_id) > ($afterDue, $afterId)`

/** As of the finished: for days of check-in so many of the most urgent are looked at, then the page ends. */
export const openPage = filteredQuery<Filters, DeskRow, After & Days & { lookedAt: number; limit: number }>(
  filters,
  (and) => `
  with looked_at as materialized (
    select agency_id, request_id, queue, due_at, waiting_since, assigned_to, check_in ${after}${and}
    ${urgentFirst} limit $lookedAt
  ), page as materialized (
    select * from looked_at
    where check_in >= coalesce($from::date, '-infinity') and check_in <= coalesce($until::date, 'infinity')
    ${urgentFirst} limit $limit
  )
  select ${deskColumns}, ${queueColumns}, null as "finishedAt"
  from page ${joinPage} order by page.due_at, page.request_id`,
)

/** The last of those that were looked at; none where there are fewer. */
export const endOfOpenLook = filteredQuery<Filters, { dueAt: Date | null; id: number }, After & { lookedAt: number }>(
  filters,
  (and) => `
  select nullif(due_at, 'infinity') as "dueAt", request_id as id ${after}${and}
  ${urgentFirst} offset $lookedAt - 1 limit 1`,
)
