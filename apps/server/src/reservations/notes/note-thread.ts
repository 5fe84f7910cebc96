import type { AgencyId, RequestId, StaffId, UserId } from '@sarai/domain/ground/ids.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import { mayReceiveNotes } from '@sarai/domain/request/may-receive-notes.ts'
import { query, type AnswersTo, type Tx } from '#database/query.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { excerptOf } from '#reservations/notes/shown-note.ts'
import { mailAfterMs } from '#reservations/notes/unread-time.ts'
import { useUploads } from '#uploads/use-uploads.ts'

export type ThreadOf = { agencyId: AgencyId; requestId: RequestId }

const open = query<ThreadOf>(`
  insert into note_thread (agency_id, request_id)
  select agency_id, id from request where agency_id = $agencyId and id = $requestId on conflict do nothing`)
const lock = query<ThreadOf, { notes: number; readByAgency: number; readByDesk: number }>(`
  select notes, read_by_agency as "readByAgency", read_by_desk as "readByDesk"
  from note_thread where agency_id = $agencyId and request_id = $requestId for update`)
/** A statement after the lock: it sees whatever was written by those who had it before. */
const unreadOf = query<ThreadOf, { notes: number }>(`
  select notes from unread_notes where agency_id = $agencyId and request_id = $requestId`)
const standing = query<ThreadOf, { state: RequestState; notesReopened: boolean; keepUntil: string }>(`
  select state, notes_reopened as "notesReopened", (check_out + 90)::text as "keepUntil"
  from request where agency_id = $agencyId and id = $requestId`)

/** The thread, locked until the transaction ends, and whether something may be written in it. */
export const askToWrite = (of: ThreadOf) =>
  [open.ask.run(of), lock.ask.first(of), unreadOf.ask.first(of), standing.ask.first(of)] as const
export const askToMark = (of: ThreadOf) => [lock.ask.first(of)] as const

const addNote = query<
  ThreadOf & {
    id: number
    isDesk: boolean
    author: number
    name: string
    content: string
    files: readonly string[]
    at: Date
  }
>(`
  insert into note (agency_id, request_id, id, is_desk, author, author_name, content, files, written_at)
  values ($agencyId, $requestId, $id, $isDesk, $author, $name, $content, $files, $at)`)
const setThread = query<ThreadOf & { notes: number; readByAgency: number; readByDesk: number }>(`
  update note_thread set notes = $notes, read_by_agency = $readByAgency, read_by_desk = $readByDesk
  where agency_id = $agencyId and request_id = $requestId`)
const unreadByAgency = query<ThreadOf & { at: Date }>(`
  insert into unread_notes as u (agency_id, request_id, notes, first_note_at, last_note_at)
  values ($agencyId, $requestId, 1, $at, $at)
  on conflict (agency_id, request_id) do update set notes = u.notes + 1, last_note_at = excluded.last_note_at`)
const leaveUnread = query<ThreadOf & { notes: number; since: Date }>(`
  update unread_notes set notes = $notes, first_note_at = $since where agency_id = $agencyId and request_id = $requestId`)
const allRead = query<ThreadOf>(`
  delete from unread_notes where agency_id = $agencyId and request_id = $requestId`)
type Shown = ThreadOf & { at: Date; name: string; excerpt: string }
/** Whoever still waits keeps their place. The request is held still: whoever is given it now finds the row. */
const waitAtDesk = query<Shown>(`
  insert into desk_thread as d
    (agency_id, request_id, rank, place, unread, last_note_at, last_is_desk, last_author, excerpt, assigned_to)
  select agency_id, id, 0, extract(epoch from $at::timestamptz) * 1000, 1, $at, false, $name, $excerpt, assigned_to::bigint
  from request where agency_id = $agencyId and id = $requestId for share
  on conflict (agency_id, request_id) do update set rank = 0, unread = d.unread + 1,
    place = case d.rank when 2 then excluded.place else d.place end,
    last_note_at = $at, last_is_desk = false, last_author = $name, excerpt = $excerpt`)
const answered = query<Shown>(`
  insert into desk_thread
    (agency_id, request_id, rank, place, unread, last_note_at, last_is_desk, last_author, excerpt, assigned_to)
  select agency_id, id, 2, -extract(epoch from $at::timestamptz) * 1000, 0, $at, true, $name, $excerpt, assigned_to::bigint
  from request where agency_id = $agencyId and id = $requestId for share
  on conflict (agency_id, request_id) do update set rank = 2, unread = 0, place = excluded.place,
    last_note_at = $at, last_is_desk = true, last_author = $name, excerpt = $excerpt`)
const unreadSince = query<ThreadOf & { upTo: number; isDesk: boolean }, { notes: number; since: Date | null }>(`
  select count(*)::int as notes, min(written_at) as since from note
  where agency_id = $agencyId and request_id = $requestId and id > $upTo and is_desk = $isDesk`)
const readAtDesk = query<ThreadOf & { unread: number }>(`
  update desk_thread set unread = $unread, rank = case when $unread > 0 then 0 else greatest(rank, 1) end
  where agency_id = $agencyId and request_id = $requestId`)
const settled = query<ThreadOf>(`
  update desk_thread set rank = 2, place = -extract(epoch from last_note_at) * 1000
  where agency_id = $agencyId and request_id = $requestId and rank = 1`)

export type Written = {
  readonly isDesk: boolean
  readonly author: number
  readonly name: string
  readonly content: string
  /** Uploads of whoever writes. */
  readonly files: readonly string[]
  /** The last note on the screen of whoever writes. Who says so has read up to it. */
  readonly lastSeen: number | undefined
}

/** Adds a note to a thread that the transaction has locked. Answers its number. */
export async function writeNote(
  tx: Tx,
  of: ThreadOf,
  [, thread, unread, request]: AnswersTo<ReturnType<typeof askToWrite>>,
  written: Written,
): Promise<number> {
  if (thread === undefined || request === undefined) throw new Problem('NOT_FOUND')
  if (!mayReceiveNotes(request.state, request.notesReopened)) throw new Problem('NOTES_CLOSED')
  const { isDesk, author, name, content, files, lastSeen } = written
  if (lastSeen !== undefined && lastSeen < thread.notes) throw new Problem('NOTES_UNSEEN')
  const id = thread.notes + 1
  const at = new Date(tx.now)
  const sender = isDesk ? { staffId: author as StaffId } : { userId: author as UserId }
  const names = await useUploads(tx, { ...of, keepUntil: request.keepUntil }, files, sender)
  await addNote.later(tx, { ...of, id, isDesk, author, name, content, files, at })
  const hasRead = lastSeen !== undefined
  await setThread.later(tx, {
    ...of,
    notes: id,
    readByAgency: hasRead && !isDesk ? id : thread.readByAgency,
    readByDesk: isDesk ? id : thread.readByDesk,
  })
  const shown = { ...of, at, name, excerpt: excerptOf(content || names.join(', ')) }
  if (isDesk) {
    await unreadByAgency.later(tx, { ...of, at })
    await answered.later(tx, shown)
    // One for all that come while this one is unread.
    if (unread === undefined) await mailWhenUnread(tx, of)
  } else {
    if (hasRead && unread !== undefined) await allRead.later(tx, of)
    await waitAtDesk.later(tx, shown)
  }
  await tellBoth(tx, of)
  return id
}

function mailWhenUnread(tx: Tx, { agencyId, requestId }: ThreadOf): Promise<void> {
  const job = { agencyId, requestId, mail: 'notes-unread' } as const
  return enqueue(tx, 'mail-request', job, {
    key: `notes-unread-${agencyId}-${requestId}`,
    runAt: new Date(tx.now + mailAfterMs),
  })
}

/** A side has read up to a note, all of it: the mark only moves forward. Says whether it did. */
export async function markRead(
  tx: Tx,
  of: ThreadOf,
  [thread]: AnswersTo<ReturnType<typeof askToMark>>,
  { isDesk, upTo: asked }: { isDesk: boolean; upTo: number },
): Promise<boolean> {
  if (thread === undefined) {
    // Nothing was written yet, so there is nothing to read.
    if ((await standing.first(tx, of)) === undefined) throw new Problem('NOT_FOUND')
    return false
  }
  const upTo = Math.min(asked, thread.notes)
  if (upTo <= (isDesk ? thread.readByDesk : thread.readByAgency)) return false
  await setThread.later(tx, { ...of, ...thread, ...(isDesk ? { readByDesk: upTo } : { readByAgency: upTo }) })
  const { notes: left, since } = await unreadSince.one(tx, { ...of, upTo, isDesk: !isDesk })
  if (isDesk) await readAtDesk.later(tx, { ...of, unread: left })
  else if (since === null) await allRead.later(tx, of)
  else {
    await leaveUnread.later(tx, { ...of, notes: left, since })
    // The mail of those that were read may be out: the rest would stay without one, and all that follow it.
    await mailWhenUnread(tx, of)
  }
  await tellBoth(tx, of)
  return true
}

/** What was read needs no answer. What came meanwhile does, also where a colleague has read it. */
export async function settle(
  tx: Tx,
  of: ThreadOf,
  [thread]: AnswersTo<ReturnType<typeof askToMark>>,
  upTo: number,
): Promise<void> {
  if (thread === undefined || upTo < thread.notes) return
  await settled.later(tx, of)
  await announce(tx, { to: 'desk', what: 'note', id: `${of.requestId}` })
}

/** The side that wrote has other screens, too. */
async function tellBoth(tx: Tx, { agencyId, requestId }: ThreadOf): Promise<void> {
  await announce(tx, { to: { agencyId }, what: 'note', id: `${requestId}` })
  await announce(tx, { to: 'desk', what: 'note', id: `${requestId}` })
}
