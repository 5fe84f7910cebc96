import type { DeskQueue } from '@sarai/wire/desk/requests/counts.ts'
import type { DeskDeadline, DeskToday, readDeskToday as operation } from '@sarai/wire/desk/requests/today.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { RequestId, StaffId } from '@sarai/domain/ground/ids.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { StaffCaller } from '#caller.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import {
  deskColumns,
  joinPage,
  joinRequest,
  queueColumns,
  shownRow,
  type DeskRow,
} from '#reservations/desk/queues/desk-rows.ts'

type Whose = { staffId: StaffId }
const whose = { staffId: 'assigned_to = $staffId' }
const queues = `unnest(array['new', 'asked', 'offered', 'unpaid', 'applied']) with ordinality as q (queue, place)`

/**
 * Counting stops at a thousand: past that the exact number helps nobody and costs more with every request. In the order
 * of an index, or a queue that is empty would be looked for in the whole table.
 */
const countQueues = filteredQuery<Whose, { queue: DeskQueue; all: number; late: number }>(
  whose,
  (and) => `
  select queue, (
    select count(*)::int from (select from desk_request d where d.queue = q.queue${and} order by d.due_at limit 1000) x) as all, (
    select count(*)::int from (
      select from desk_request d where d.queue = q.queue${and} and d.due_at < now() order by d.due_at limit 1000) x) as late
  from ${queues} order by place`,
)
const ofQueue = 'agency_id, request_id, queue, due_at, waiting_since, assigned_to'
const mostUrgent = filteredQuery<Whose, DeskRow>(
  whose,
  (and) => `
  with page as materialized (
    select first.* from ${queues} cross join lateral (
      select ${ofQueue} from desk_request d where d.queue = q.queue${and} order by due_at, request_id limit 3) first
  )
  select ${deskColumns}, ${queueColumns}, null as "finishedAt"
  from page ${joinPage} order by page.due_at, page.request_id`,
)
const ownMostUrgent = query<{ staffId: StaffId }, DeskRow>(`
  with page as materialized (
    select ${ofQueue} from desk_request where assigned_to = $staffId order by due_at, request_id limit 5
  )
  select ${deskColumns}, ${queueColumns}, null as "finishedAt"
  from page ${joinPage} order by page.due_at, page.request_id`)
const deadlines = filteredQuery<Whose, Omit<DeskDeadline, 'number' | 'at'> & { at: Date }>(
  whose,
  (and) => `
  with page as materialized (
    select agency_id, request_id, queue, due_at from desk_request
    where due_at >= now() and due_at < now() + interval '12 hours'${and} order by due_at, request_id limit 60
  )
  select request.id, queue, agency.name as agency, due_at as at, currency, final_price as "finalPrice"
  from page ${joinRequest}
  order by due_at, request.id`,
)

/** Everything in one round trip, each part bounded: a long morning costs no more than a quiet one. */
export async function readDeskToday(
  db: Database,
  staff: StaffCaller,
  asked: InputOf<typeof operation>['query'],
): Promise<DeskToday> {
  const { staffId } = staff
  const of = asked.whose === 'me' ? { staffId } : {}
  const [counts, urgent, mine, due] = await db.look(staff, [
    countQueues.ask.all(of),
    mostUrgent.ask.all(of),
    ownMostUrgent.ask.all({ staffId }),
    deadlines.ask.all(of),
  ])
  const rows = urgent.map(shownRow)
  return {
    queues: counts.map((count) => ({ ...count, mostUrgent: rows.filter(({ queue }) => queue === count.queue) })),
    deadlines: due.map(({ at, id, ...row }) => ({
      ...row,
      id,
      number: requestNumber(id as RequestId),
      at: at.toISOString(),
    })),
    mine: mine.map(shownRow),
  }
}
