import type { DeskQueue } from '@sarai/wire/desk/requests/counts.ts'
import type { AgencyId, HotelId } from '@sarai/domain/ground/ids.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { byDays, inDays, lookedAtFor, mostLookedAt, type Days } from '#reservations/desk/queues/days-of-check-in.ts'
import { deskColumns, joinPage, queueColumns, type DeskRow } from '#reservations/desk/queues/desk-rows.ts'

type Filters = { queue: DeskQueue; agency: AgencyId; hotel: HotelId; assigned: number; nobody: true; days: boolean }
type After = { afterDue: Date | 'infinity' | '-infinity'; afterId: number }

const filters = {
  queue: 'queue = $queue',
  agency: 'agency_id = $agency',
  hotel: 'hotel_id = $hotel',
  assigned: 'assigned_to = $assigned',
  nobody: 'assigned_to is null',
  days: byDays,
}
const urgentFirst = 'order by due_at, request_id'
const after = `from desk_request where (due_at, request_id) > ($afterDue, $afterId)`

export const openPage = filteredQuery<Filters, DeskRow, After & Days & { limit: number }>(
  filters,
  (and, has) => `
  with looked_at as materialized (
    select agency_id, request_id, queue, due_at, waiting_since, assigned_to, check_in ${after}${and}
    ${urgentFirst} limit ${lookedAtFor(has)}
  ), page as materialized (
    select * from looked_at
    where ${inDays}
    ${urgentFirst} limit $limit
  )
  select ${deskColumns}, ${queueColumns}, null as "finishedAt"
  from page ${joinPage} order by page.due_at, page.request_id`,
)

/** The last of those that were looked at; none where there are fewer. */
export const endOfOpenLook = filteredQuery<Filters, { dueAt: Date | null; id: number }, After>(
  filters,
  (and) => `
  select nullif(due_at, 'infinity') as "dueAt", request_id as id ${after}${and}
  ${urgentFirst} offset ${mostLookedAt - 1} limit 1`,
)
