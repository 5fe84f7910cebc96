import type { AgencyId, StaffId, TicketId, UserId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { excerptOf } from '#reservations/notes/shown-note.ts'
import { mailAfterMs } from '#reservations/notes/unread-time.ts'
import { useUploads } from '#uploads/use-uploads.ts'

export type TicketOf = { agencyId: AgencyId; ticketId: TicketId }

/** For how long what was sent along is kept. */
const keptDays = 365

type Locked = {
  notes: number
  readByAgency: number
  readByDesk: number
  isClosed: boolean
  isUnread: boolean
}
/** Whoever writes, reads or closes holds it until the transaction ends: numbers have no gaps. */
export const lockTicket = query<TicketOf, Locked>(`
  select notes, read_by_agency as "readByAgency", read_by_desk as "readByDesk", is_closed as "isClosed",
    unread_since is not null as "isUnread"
  from ticket where agency_id = $agencyId and id = $ticketId for no key update`)
/** For whoever has only the number: the desk. */
export const placeOfTicket = query<{ ticketId: TicketId }, { agencyId: AgencyId }>(`
  select agency_id as "agencyId" from ticket where id = $ticketId`)
export const userName = query<{ agencyId: AgencyId; userId: UserId }, { name: string }>(`
  select first_name || ' ' || last_name as name from agency_user where agency_id = $agencyId and id = $userId`)
export const staffName = query<{ staffId: StaffId }, { name: string }>(`select name from staff where id = $staffId`)

const addNote = query<
  TicketOf & {
    id: number
    isDesk: boolean
    author: number
    name: string
    content: string
    files: readonly string[]
    at: Date
  }
>(`
  insert into ticket_note (agency_id, ticket_id, id, is_desk, author, author_name, content, files, written_at)
  values ($agencyId, $ticketId, $id, $isDesk, $author, $name, $content, $files, $at)`)
type Shown = TicketOf & { id: number; at: Date; name: string; excerpt: string }
/** Whoever still waits keeps their place. */
const askedAgain = query<Shown>(`
  update ticket set notes = $id, read_by_agency = $id, unread_by_agency = 0, unread_since = null,
    unread_by_desk = unread_by_desk + 1, rank = 0,
    place = case when rank = 2 then extract(epoch from $at::timestamptz) * 1000 else place end,
    last_note_at = $at, last_is_desk = false, last_author = $name, excerpt = $excerpt
  where agency_id = $agencyId and id = $ticketId`)
const answered = query<Shown>(`
  update ticket set notes = $id, read_by_desk = $id, unread_by_desk = 0, unread_by_agency = unread_by_agency + 1,
    unread_since = coalesce(unread_since, $at), rank = 2,
    place = -extract(epoch from $at::timestamptz) * 1000,
    last_note_at = $at, last_is_desk = true, last_author = $name, excerpt = $excerpt
  where agency_id = $agencyId and id = $ticketId`)

export type Written = {
  readonly isDesk: boolean
  readonly author: number
  readonly name: string
  readonly content: string
  /** Uploads of whoever writes. */
  readonly files: readonly string[]
}

/** The next message of a ticket that the transaction has locked. Answers its number. */
export async function writeNote(
  tx: Tx,
  of: TicketOf,
  ticket: Locked | undefined,
  { lastSeen, ...written }: Written & { lastSeen: number },
): Promise<number> {
  if (ticket === undefined) throw new Problem('NOT_FOUND')
  if (ticket.isClosed) throw new Problem('TICKET_CLOSED')
  if (lastSeen < ticket.notes) throw new Problem('NOTES_UNSEEN')
  const id = ticket.notes + 1
  const { at, excerpt } = await keepNote(tx, of, id, written)
  await (written.isDesk ? answered : askedAgain).later(tx, { ...of, id, at, name: written.name, excerpt })
  // One for all that come while this one is unread.
  if (written.isDesk && !ticket.isUnread) await mailWhenUnread(tx, of)
  await tellBoth(tx, of)
  return id
}

/** What was said, with what was sent along; and how a list shows it. */
export async function keepNote(tx: Tx, of: TicketOf, id: number, { isDesk, author, content, files, name }: Written) {
  const at = new Date(tx.now)
  const sender = isDesk ? { staffId: author as StaffId } : { userId: author as UserId }
  const names = await useUploads(tx, { ...of, keepUntil: dayAfter(tx.now) }, files, sender)
  await addNote.later(tx, { ...of, id, isDesk, author, name, content, files, at })
  return { at, excerpt: excerptOf(content || names.join(', ')) }
}

const dayAfter = (now: number) => new Date(now + keptDays * 86_400_000).toISOString().slice(0, 10)

function mailWhenUnread(tx: Tx, { agencyId, ticketId }: TicketOf): Promise<void> {
  return enqueue(
    tx,
    'mail-ticket',
    { agencyId, ticketId },
    { key: `ticket-unread-${agencyId}-${ticketId}`, runAt: new Date(tx.now + mailAfterMs) },
  )
}

const unreadAfter = query<TicketOf & { upTo: number; isDesk: boolean }, { notes: number; since: Date | null }>(`
  select count(*)::int as notes, min(written_at) as since from ticket_note
  where agency_id = $agencyId and ticket_id = $ticketId and id > $upTo and is_desk = $isDesk`)
const readByAgency = query<TicketOf & { upTo: number; left: number; since: Date | null }>(`
  update ticket set read_by_agency = $upTo, unread_by_agency = $left, unread_since = $since
  where agency_id = $agencyId and id = $ticketId`)
const readByDesk = query<TicketOf & { upTo: number; left: number }>(`
  update ticket set read_by_desk = $upTo, unread_by_desk = $left,
    rank = case when $left > 0 then rank when is_closed then 2 else greatest(rank, 1) end,
    place = case when $left = 0 and is_closed and rank < 2 then -extract(epoch from last_note_at) * 1000 else place end
  where agency_id = $agencyId and id = $ticketId`)
const settled = query<TicketOf>(`
  update ticket set rank = 2, place = -extract(epoch from last_note_at) * 1000
  where agency_id = $agencyId and id = $ticketId and rank = 1`)

/** A side has read up to a message, all of it: the mark only moves forward. */
export async function markRead(
  tx: Tx,
  of: TicketOf,
  ticket: Locked | undefined,
  { isDesk, upTo: asked }: { isDesk: boolean; upTo: number },
): Promise<void> {
  if (ticket === undefined) throw new Problem('NOT_FOUND')
  const upTo = Math.min(asked, ticket.notes)
  if (upTo <= (isDesk ? ticket.readByDesk : ticket.readByAgency)) return
  const { notes: left, since } = await unreadAfter.one(tx, { ...of, upTo, isDesk: !isDesk })
  if (isDesk) await readByDesk.later(tx, { ...of, upTo, left })
  else {
    await readByAgency.later(tx, { ...of, upTo, left, since })
    // The mail of those that were read may be out: the rest would stay without one, and all that follow it.
    if (left > 0) await mailWhenUnread(tx, of)
  }
  await tellBoth(tx, of)
}

/** What was read needs no answer. What came meanwhile does, also where a colleague has read it. */
export async function settle(tx: Tx, of: TicketOf, ticket: Locked | undefined, upTo: number): Promise<void> {
  if (ticket === undefined || upTo < ticket.notes) return
  await settled.later(tx, of)
  await tellDesk(tx, of)
}

/** What the desk has not read keeps its place there until it has. */
const closed = query<TicketOf & { at: Date; isDesk: boolean }>(`
  update ticket set is_closed = true, closed_at = $at, closed_by_desk = $isDesk,
    rank = case when unread_by_desk > 0 then rank else 2 end,
    place = case when unread_by_desk > 0 then place else -extract(epoch from last_note_at) * 1000 end
  where agency_id = $agencyId and id = $ticketId`)
/** An agency that opens it again waits; what the desk has not read yet is unread still. */
const reopened = query<TicketOf & { at: Date; isDesk: boolean }>(`
  update ticket set is_closed = false, closed_at = null, closed_by_desk = null,
    rank = case when unread_by_desk > 0 then 0 when $isDesk then 2 else 1 end,
    place = case when $isDesk or rank = 0 then place else extract(epoch from $at::timestamptz) * 1000 end
  where agency_id = $agencyId and id = $ticketId`)

/** Says whether it changed anything: what is closed is not closed again. */
export async function switchClosed(
  tx: Tx,
  of: TicketOf,
  ticket: Locked | undefined,
  { isDesk, isClosed }: { isDesk: boolean; isClosed: boolean },
): Promise<boolean> {
  if (ticket === undefined) throw new Problem('NOT_FOUND')
  if (ticket.isClosed === isClosed) return false
  await (isClosed ? closed : reopened).later(tx, { ...of, isDesk, at: new Date(tx.now) })
  await tellBoth(tx, of)
  return true
}

/** The side that wrote has other screens, too. */
export async function tellBoth(tx: Tx, of: TicketOf): Promise<void> {
  await announce(tx, { to: { agencyId: of.agencyId }, what: 'ticket', id: `${of.ticketId}` })
  await tellDesk(tx, of)
}

/** The inbox of the desk shows requests and tickets, and is called after the messages in it. */
export async function tellDesk(tx: Tx, { ticketId }: Pick<TicketOf, 'ticketId'>): Promise<void> {
  await announce(tx, { to: 'desk', what: 'ticket', id: `${ticketId}` })
  await announce(tx, { to: 'desk', what: 'note', id: 'tickets' })
}
