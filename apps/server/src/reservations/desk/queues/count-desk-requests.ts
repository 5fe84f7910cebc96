import type { countDeskRequests as operation, DeskQueue } from '@sarai/wire/desk/requests/counts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/**
 * Counting stops at a thousand: past that the exact number helps nobody and costs more with every request. In the order
 * of an index, or a queue that is empty would be looked for in the whole table.
 */
const countQueues = query<{ staffId: StaffId }, { queue: DeskQueue; all: number; late: number; mine: number }>(`
  select queue, (
    select count(*)::int from (select from desk_request d where d.queue = q.queue order by d.due_at limit 1000) x) as all, (
    select count(*)::int from (
      select from desk_request d where d.queue = q.queue and d.due_at < now() order by d.due_at limit 1000) x) as late, (
    select count(*)::int from (
      select from desk_request d where d.queue = q.queue and d.assigned_to = $staffId order by d.due_at limit 1000)
      x) as mine
  from unnest(array['new', 'asked', 'offered', 'unpaid', 'applied']) as q (queue)`)
const assignees = query<void, { id: number; name: string }>(`
  select id, name from staff where disabled_at is null and roles && '{reservations,admin}' order by name, id limit 200`)

export async function countDeskRequests(db: Database, staff: StaffCaller): Promise<ReplyOf<typeof operation>> {
  return { queues: await db.look(staff, countQueues.ask.all({ staffId: staff.staffId })) }
}

/** Whoever may be given a request. */
export const listAssignees = (db: Database, staff: StaffCaller) => db.look(staff, assignees.ask.all())
