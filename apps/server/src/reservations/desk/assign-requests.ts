import type { assignRequests as operation } from '@sarai/wire/desk/requests/assignment.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { atWork } from '#reservations/desk/assign-request.ts'

type Outcome = ReplyOf<typeof operation>['requests'][number]

const placesOf = query<{ ids: readonly number[] }, { agencyId: number; contractId: number }>(`
  select distinct place.agency_id as "agencyId", request.contract_id as "contractId"
  from request_place place
  join request on request.agency_id = place.agency_id and request.id = place.id
  where place.id = any($ids::bigint[])`)
/** In one order for all, so that two who assign the same requests never wait for each other. */
const lockAll = query<{ agencyIds: readonly number[]; contractIds: readonly number[] }>(`
  select from contract
  join unnest($agencyIds::bigint[], $contractIds::bigint[]) as asked (agency_id, id) using (agency_id, id)
  order by agency_id, id for update of contract`)
const whoseNow = query<{ ids: readonly number[] }, { id: RequestId; staffId: number | null; name: string | null }>(`
  select request.id, staff.id as "staffId", staff.name
  from request_place place
  join request on request.agency_id = place.agency_id and request.id = place.id
  left join staff on staff.id = request.assigned_to::bigint
  where place.id = any($ids::bigint[])`)
type Given = { ids: readonly number[]; staffId: number | null }
const assign = query<Given>(`
  update request set assigned_to = $staffId::text from request_place place
  where place.id = any($ids::bigint[]) and request.agency_id = place.agency_id and request.id = place.id`)
const assignInQueue = query<Given>(`
  update desk_request d set assigned_to = $staffId::bigint from request_place place
  where place.id = any($ids::bigint[]) and d.agency_id = place.agency_id and d.request_id = place.id`)
const assignFinished = query<Given>(`
  update finished_request f set assigned_to = $staffId::bigint from request_place place
  where place.id = any($ids::bigint[]) and f.agency_id = place.agency_id and f.request_id = place.id`)
const assignThreads = query<Given>(`
  update desk_thread t set assigned_to = $staffId::bigint from request_place place
  where place.id = any($ids::bigint[]) and t.agency_id = place.agency_id and t.request_id = place.id`)

/**
 * Gives many requests to one colleague. Each is looked at under the lock of its contract: one that has become somebody
 * else's since the caller saw it stays theirs, and the caller is told whose it is.
 */
export function assignRequests(
  db: Database,
  staff: StaffCaller,
  { staffId, requests }: InputOf<typeof operation>['body'],
): Promise<ReplyOf<typeof operation>> {
  const ids = requests.map(({ id }) => id)
  return db.write(
    staff,
    [placesOf.ask.all({ ids }), atWork.ask.first({ staffId })],
    async (tx, [places, colleague]) => {
      if (staffId !== null && colleague === undefined) throw new Problem('NOT_FOUND', { fields: ['staffId'] })
      await lockAll.run(tx, {
        agencyIds: places.map(({ agencyId }) => agencyId),
        contractIds: places.map(({ contractId }) => contractId),
      })
      const now = new Map((await whoseNow.all(tx, { ids })).map((row) => [row.id as number, row]))
      const outcomes = requests.map(({ id, seenWith }): Outcome => {
        const number = requestNumber(id as RequestId)
        const found = now.get(id)
        if (found === undefined) return { id, number, outcome: 'gone', now: null }
        if (found.staffId === staffId) return { id, number, outcome: 'same', now: null }
        if (found.staffId !== seenWith) return { id, number, outcome: 'taken', now: found.name }
        return { id, number, outcome: 'done', now: null }
      })
      const given = { ids: outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id), staffId }
      await assign.later(tx, given)
      await assignInQueue.later(tx, given)
      await assignFinished.later(tx, given)
      await assignThreads.later(tx, given)
      if (given.ids.length > 0) {
        await announce(tx, { to: 'desk', what: 'request', id: 'some' })
        await announce(tx, { to: 'desk', what: 'note', id: 'some' })
      }
      return { requests: outcomes }
    },
  )
}
