import type { readStatistics as operation, UnreadNote } from '@sarai/wire/portal/dashboard.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import { asRequestId, type AgencyId, type RequestId } from '@sarai/domain/ground/ids.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const counters = query<{ agencyId: AgencyId }, { state: string; requests: number }>(`
  select state, requests from request_count where agency_id = $agencyId`)
type Unread = Omit<UnreadNote, 'reserveNumber'> & { id: RequestId }
const unread = query<{ agencyId: AgencyId }, Unread>(`
  select request.id, request.state, notes as "unreadNoteCount"
  from unread_notes unread join request on request.agency_id = unread.agency_id and request.id = unread.request_id
  where unread.agency_id = $agencyId and request.agency_id = $agencyId order by last_note_at desc limit 20`)
/** Each is looked up by itself: a join might read all that the agency has. */
const unreadOf = query<{ agencyId: AgencyId; ids: readonly RequestId[] }, Unread>(`
  select wanted.id, own.state, notes as "unreadNoteCount"
  from unnest($ids::bigint[]) as wanted (id)
  cross join lateral (
    select notes from unread_notes where agency_id = $agencyId and request_id = wanted.id limit 1) unread
  cross join lateral (select state from request where agency_id = $agencyId and request.id = wanted.id limit 1) own`)

export async function readStatistics(
  db: Database,
  caller: AgencyCaller,
  asked: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  const { agencyId } = caller
  const ids = asked.unreadOf?.split(',').map((id) => asRequestId(Number(id)))
  const notes = ids ? unreadOf.ask.all({ agencyId, ids: [...new Set(ids)] }) : unread.ask.all({ agencyId })
  const [states, unreadNotes] = await db.look(caller, [counters.ask.all({ agencyId }), notes])
  const counts = new Map(states.map(({ state, requests }) => [state, requests]))
  const inState = (state: string) => counts.get(state) ?? 0
  return {
    invoicedNumber: inState('New'),
    waitForPaymentNumber: inState('PaymentPending'),
    confirmedNumber: inState('Confirmed'),
    rejectedNumber: inState('Rejected'),
    canceledNumber: inState('Cancelled'),
    total: [...counts.values()].reduce((sum, requests) => sum + requests, 0),
    unreadNotes: unreadNotes.map((note) => ({ ...note, reserveNumber: requestNumber(note.id) })),
  }
}
