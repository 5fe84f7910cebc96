import type { sendNote as operation } from '@sarai/wire/portal/notes.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, RequestId, StaffId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { placeOfRequest } from '#contracts/happen-to.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { askToWrite, writeNote } from '#reservations/notes/note-thread.ts'

const userName = query<{ agencyId: AgencyId; userId: UserId }, { name: string }>(`
  select first_name || ' ' || last_name as name from agency_user where agency_id = $agencyId and id = $userId`)
const staffName = query<{ staffId: StaffId }, { name: string }>(`select name from staff where id = $staffId`)

export function sendNote(
  db: Database,
  caller: AgencyCaller,
  { Id: requestId, Content: content, LastSeenId: lastSeen, Files: files }: InputOf<typeof operation>['body'],
): Promise<ReplyOf<typeof operation>> {
  const { agencyId, userId } = caller
  const of = { agencyId, requestId }
  const questions = [userName.ask.one({ agencyId, userId }), ...askToWrite(of)] as const
  return db.write(caller, questions, async (tx, [{ name }, ...thread]) => {
    return { Id: await writeNote(tx, of, thread, { isDesk: false, author: userId, name, content, files, lastSeen }) }
  })
}

export function sendMessage(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  { content, lastSeen, files }: { content: string; lastSeen: number; files: readonly string[] },
): Promise<{ id: number }> {
  const { staffId } = staff
  const questions = [placeOfRequest.ask.first({ requestId }), staffName.ask.one({ staffId })] as const
  return db.write(staff, questions, async (tx, [place, { name }]) => {
    if (place === undefined) throw new Problem('NOT_FOUND')
    const of = { agencyId: place.agencyId, requestId }
    const thread = await tx.ask(askToWrite(of))
    return { id: await writeNote(tx, of, thread, { isDesk: true, author: staffId, name, content, files, lastSeen }) }
  })
}
