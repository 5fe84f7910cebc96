import type { openTicket as opening, writeTicket as writing } from '@sarai/wire/portal/tickets.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, RequestId, TicketId, UserId } from '@sarai/domain/ground/ids.ts'
import { mostOpenTickets, ticketNumber } from '@sarai/domain/people/ticket.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { excerptOf } from '#reservations/notes/shown-note.ts'
import { keepNote, lockTicket, markRead, switchClosed, tellBoth, userName, writeNote } from '#support/ticket-thread.ts'

const choosable = query<{ categoryId: number }, { id: number }>(`
  select id from ticket_category where id = $categoryId and active`)
const ownRequest = query<{ agencyId: AgencyId; requestId: RequestId | null }, { id: RequestId }>(`
  select id from request where agency_id = $agencyId and id = $requestId`)
/** Whoever opens one sees those that were opened at the same moment. */
const oneAtATime = query<{ agencyId: AgencyId }>(
  `select pg_advisory_xact_lock(hashtextextended('open-ticket:' || $agencyId::text, 0))`,
)
const openOnes = query<{ agencyId: AgencyId }, { count: number }>(`
  select count(*)::int as count from (
    select from ticket where agency_id = $agencyId and not is_closed limit ${mostOpenTickets}) x`)
const insert = query<
  {
    agencyId: AgencyId
    categoryId: number
    subject: string
    requestId: RequestId | null
    userId: UserId
    name: string
    excerpt: string
    at: Date
  },
  { id: TicketId }
>(`
  insert into ticket (agency_id, category_id, subject, about_request, opened_by, opened_at, notes, read_by_agency, rank, place,
    last_note_at, last_is_desk, last_author, excerpt)
  values ($agencyId, $categoryId, $subject, $requestId, $userId, $at, 1, 1, 0, extract(epoch from $at::timestamptz) * 1000,
    $at, false, $name, $excerpt)
  returning id`)

export function openTicket(
  db: Database,
  caller: AgencyCaller,
  {
    TicketCategory: categoryId,
    Subject: subject,
    Content: content,
    Files: files,
    RequestId,
  }: InputOf<typeof opening>['body'],
): Promise<ReplyOf<typeof opening>> {
  const { agencyId, userId } = caller
  const requestId = RequestId ?? null
  const questions = [
    userName.ask.one({ agencyId, userId }),
    choosable.ask.first({ categoryId }),
    oneAtATime.ask.run({ agencyId }),
    openOnes.ask.one({ agencyId }),
    ownRequest.ask.first({ agencyId, requestId }),
  ] as const
  return db.write(caller, questions, async (tx, [{ name }, category, , { count }, request]) => {
    if (category === undefined) throw new Problem('NOT_FOUND', { fields: ['TicketCategory'] })
    if (requestId !== null && request === undefined) throw new Problem('NOT_FOUND', { fields: ['RequestId'] })
    refuseOneMore(count)
    const excerpt = excerptOf(content)
    const asked = { agencyId, categoryId, subject, requestId, userId, name, excerpt, at: new Date(tx.now) }
    const { id: ticketId } = await insert.one(tx, asked)
    const of = { agencyId, ticketId }
    await keepNote(tx, of, 1, { isDesk: false, author: userId, name, content, files })
    await tellBoth(tx, of)
    return { Id: ticketId, Number: ticketNumber(ticketId) }
  })
}

/** The desk may reopen what it will: it is what the agency asks for that has a bound. */
function refuseOneMore(open: number): void {
  if (open >= mostOpenTickets) throw new Problem('TOO_MANY_TICKETS', { values: { most: mostOpenTickets } })
}

export function writeTicket(
  db: Database,
  caller: AgencyCaller,
  ticketId: TicketId,
  { Content: content, LastSeenId: lastSeen, Files: files }: InputOf<typeof writing>['body'],
): Promise<ReplyOf<typeof writing>> {
  const { agencyId, userId } = caller
  const of = { agencyId, ticketId }
  const questions = [userName.ask.one({ agencyId, userId }), lockTicket.ask.first(of)] as const
  return db.write(caller, questions, async (tx, [{ name }, ticket]) => {
    return { Place: await writeNote(tx, of, ticket, { isDesk: false, author: userId, name, content, files, lastSeen }) }
  })
}

export function markTicketRead(db: Database, caller: AgencyCaller, ticketId: TicketId, upTo: number): Promise<null> {
  const of = { agencyId: caller.agencyId, ticketId }
  return db.write(caller, [lockTicket.ask.first(of)], async (tx, [ticket]) => {
    await markRead(tx, of, ticket, { isDesk: false, upTo })
    return null
  })
}

export function switchTicket(db: Database, caller: AgencyCaller, ticketId: TicketId, isClosed: boolean): Promise<null> {
  const { agencyId } = caller
  const of = { agencyId, ticketId }
  const questions = [
    oneAtATime.ask.run({ agencyId }),
    lockTicket.ask.first(of),
    openOnes.ask.one({ agencyId }),
  ] as const
  return db.write(caller, questions, async (tx, [, ticket, { count }]) => {
    if (!isClosed && ticket?.isClosed) refuseOneMore(count)
    await switchClosed(tx, of, ticket, { isDesk: false, isClosed })
    return null
  })
}
