import type { AgencyId, HotelId } from '@sarai/domain/ground/ids.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { byDays, inDays, lookedAtFor, mostLookedAt, type Days } from '#reservations/desk/queues/days-of-check-in.ts'
import { deskColumns, joinPage, type DeskRow } from '#reservations/desk/queues/desk-rows.ts'

type Filters = { agency: AgencyId; hotel: HotelId; assigned: number; nobody: true; days: boolean }
type Before = { beforeAt: Date | 'infinity'; beforeId: number }

const filters = {
  agency: 'agency_id = $agency',
  hotel: 'hotel_id = $hotel',
  assigned: 'assigned_to = $assigned',
  nobody: 'assigned_to is null',
  days: byDays,
}
const lastFirst = 'order by finished_at desc, request_id desc'
const before = `from finished_request where (finished_at, request_id) < ($beforeAt, $beforeId)`

export const finishedPage = filteredQuery<Filters, DeskRow, Before & Days & { limit: number }>(
  filters,
  (and, has) => `
  with looked_at as materialized (
    select agency_id, request_id, assigned_to, finished_at, check_in ${before}${and} ${lastFirst} limit ${lookedAtFor(has)}
  ), page as materialized (
    select * from looked_at
    where ${inDays}
    ${lastFirst} limit $limit
  )
  select ${deskColumns}, null as queue, null as "dueAt", null as "waitingSince", finished_at as "finishedAt"
  from page ${joinPage} order by page.finished_at desc, page.request_id desc`,
)

/** The last of those that were looked at; none where there are fewer. */
export const endOfLook = filteredQuery<Filters, { finishedAt: Date; id: number }, Before>(
  filters,
  (and) => `
  select finished_at as "finishedAt", request_id as id ${before}${and} ${lastFirst} offset ${mostLookedAt - 1} limit 1`,
)
