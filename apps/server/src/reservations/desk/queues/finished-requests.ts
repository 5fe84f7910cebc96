import type { AgencyId, HotelId } from '@sarai/domain/ground/ids.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { deskColumns, joinPage, type DeskRow } from '#reservations/desk/queues/desk-rows.ts'

/** Days of check-in have no index of their own here: so many of the last finished are looked at, then the page ends. */
export const mostLookedAt = 5_000

type Filters = { agency: AgencyId; hotel: HotelId; assigned: number; nobody: true }
type Before = { beforeAt: Date | 'infinity'; beforeId: number }
type Days = { from: string | null; until: string | null }

const filters = {
  agency: 'agency_id = $agency',
  hotel: 'hotel_id = $hotel',
  assigned: 'assigned_to = $assigned',
  nobody: 'assigned_to is null',
}
const lastFirst = 'order by finished_at desc, request_id desc'
const before = `from finished_request where (finished_at, request_id) < ($beforeAt, $beforeId)`

export const finishedPage = filteredQuery<Filters, DeskRow, Before & Days & { lookedAt: number; limit: number }>(
  filters,
  (and) => `
  with looked_at as materialized (
    select agency_id, request_id, assigned_to, finished_at, check_in ${before}${and} ${lastFirst} limit $lookedAt
  ), page as materialized (
    select * from looked_at
    where check_in >= coalesce($from::date, '-infinity') and check_in <= coalesce($until::date, 'infinity')
    ${lastFirst} limit $limit
  )
  select ${deskColumns}, null as queue, null as "dueAt", null as "waitingSince", finished_at as "finishedAt"
  from page ${joinPage} order by page.finished_at desc, page.request_id desc`,
)

/** The last of those that were looked at; none where there are fewer. */
export const endOfLook = filteredQuery<Filters, { finishedAt: Date; id: number }, Before & { lookedAt: number }>(
  filters,
  (and) => `
  select finished_at as "finishedAt", request_id as id ${before}${and} ${lastFirst} offset $lookedAt - 1 limit 1`,
)
