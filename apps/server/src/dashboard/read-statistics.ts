import type { readStatistics as operation, UnreadNote } from '@sarai/wire/portal/dashboard.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const counters = query<{ agencyId: AgencyId }, { state: string; requests: number }>(`
  select state, requests from request_count where agency_id = $agencyId`)
const unread = query<{ agencyId: AgencyId }, Omit<UnreadNote, 'reserveNumber'> & { id: RequestId }>(`
  select request.id, request.state, notes as "unreadNoteCount"
  from unread_notes unread join request on request.agency_id = unread.agency_id and request.id = unread.request_id
  where unread.agency_id = $agencyId and request.agency_id = $agencyId order by last_note_at desc limit 20`)

export async function readStatistics(db: Database, caller: AgencyCaller): Promise<ReplyOf<typeof operation>> {
  const { agencyId } = caller
  const [states, unreadNotes] = await db.look(caller, [counters.ask.all({ agencyId }), unread.ask.all({ agencyId })])
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
