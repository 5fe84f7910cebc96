import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { placeOfRequest } from '#contracts/happen-to.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { askToMark, markRead, settle, type ThreadOf } from '#reservations/notes/note-thread.ts'

export function markNotesRead(db: Database, caller: AgencyCaller, requestId: RequestId, upTo: number): Promise<null> {
  const of = { agencyId: caller.agencyId, requestId }
  return db.write(caller, askToMark(of), async (tx, thread) => {
    await markRead(tx, of, thread, { isDesk: false, upTo })
    return null
  })
}

export function markMessagesRead(db: Database, staff: StaffCaller, requestId: RequestId, upTo: number): Promise<null> {
  return inThread(db, staff, requestId, async (tx, of) => {
    await markRead(tx, of, await tx.ask(askToMark(of)), { isDesk: true, upTo })
  })
}

/** Whoever says that nothing needs an answer has read it. */
export function settleThread(db: Database, staff: StaffCaller, requestId: RequestId, upTo: number): Promise<null> {
  return inThread(db, staff, requestId, async (tx, of) => {
    const thread = await tx.ask(askToMark(of))
    await markRead(tx, of, thread, { isDesk: true, upTo })
    await settle(tx, of, thread, upTo)
  })
}

function inThread(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  work: (tx: Tx, of: ThreadOf) => Promise<void>,
): Promise<null> {
  return db.write(staff, [placeOfRequest.ask.first({ requestId })], async (tx, [place]) => {
    if (place === undefined) throw new Problem('NOT_FOUND')
    await work(tx, { agencyId: place.agencyId, requestId })
    return null
  })
}
