import type { DeskTicket, sendTicketMessage as sending } from '@sarai/wire/desk/support/tickets.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, RequestId, StaffId, TicketId } from '@sarai/domain/ground/ids.ts'
import { ticketNumber } from '@sarai/domain/people/ticket.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import { record } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import {
  lockTicket,
  markRead,
  placeOfTicket,
  settle,
  staffName,
  switchClosed,
  tellDesk,
  writeNote,
  type TicketOf,
} from '#support/ticket-thread.ts'

type Row = Omit<DeskTicket, 'number' | 'category' | 'agency' | 'request' | 'openedAt' | 'closedAt' | 'assignedTo'> & {
  id: TicketId
  nameEn: string
  nameFa: string
  agencyId: AgencyId
  agencyName: string
  requestId: RequestId | null
  openedAt: Date
  closedAt: Date | null
  assignedId: number | null
  assignedName: string | null
}
const head = query<{ ticketId: TicketId }, Row>(`
  select ticket.id, subject, name_en as "nameEn", name_fa as "nameFa", agency.id as "agencyId",
    agency.name as "agencyName", about_request as "requestId", opener.first_name || ' ' || opener.last_name as "openedBy", opened_at as "openedAt",
    is_closed as "isClosed", closed_at as "closedAt", coalesce(closed_by_desk, false) as "isClosedByDesk",
    staff.id as "assignedId", staff.name as "assignedName"
  from ticket join ticket_category category on category.id = category_id
  join agency on agency.id = ticket.agency_id
  join agency_user opener on opener.agency_id = ticket.agency_id and opener.id = opened_by
  left join staff on staff.id = assigned_to
  where ticket.id = $ticketId`)

export async function readDeskTicket(db: Database, staff: StaffCaller, ticketId: TicketId): Promise<DeskTicket> {
  const row = await db.look(staff, head.ask.first({ ticketId }))
  if (row === undefined) throw new Problem('NOT_FOUND')
  return {
    id: row.id,
    number: ticketNumber(row.id),
    subject: row.subject,
    category: { nameEn: row.nameEn, nameFa: row.nameFa },
    agency: { id: row.agencyId, name: row.agencyName },
    request: row.requestId === null ? null : { id: row.requestId, number: requestNumber(row.requestId) },
    openedBy: row.openedBy,
    openedAt: row.openedAt.toISOString(),
    isClosed: row.isClosed,
    closedAt: row.closedAt?.toISOString() ?? null,
    isClosedByDesk: row.isClosedByDesk,
    assignedTo: row.assignedId === null ? null : { id: row.assignedId, name: row.assignedName! },
  }
}

const aboutRequest = query<
  { requestId: RequestId },
  { id: TicketId; subject: string; isClosed: boolean; openedAt: Date }
>(`
  select id, subject, is_closed as "isClosed", opened_at as "openedAt" from ticket
  where about_request = $requestId order by id desc limit 10`)

export async function listTicketsAbout(db: Database, staff: StaffCaller, requestId: RequestId) {
  const rows = await db.look(staff, aboutRequest.ask.all({ requestId }))
  const tickets = rows.map(({ openedAt, ...row }) => ({
    ...row,
    number: ticketNumber(row.id),
    openedAt: openedAt.toISOString(),
  }))
  return { tickets }
}

export function sendTicketMessage(
  db: Database,
  staff: StaffCaller,
  ticketId: TicketId,
  { content, lastSeen, files }: InputOf<typeof sending>['body'],
): Promise<{ id: number }> {
  const { staffId } = staff
  const questions = [placeOfTicket.ask.first({ ticketId }), staffName.ask.one({ staffId })] as const
  return db.write(staff, questions, async (tx, [place, { name }]) => {
    if (place === undefined) throw new Problem('NOT_FOUND')
    const of = { agencyId: place.agencyId, ticketId }
    const ticket = await lockTicket.first(tx, of)
    return { id: await writeNote(tx, of, ticket, { isDesk: true, author: staffId, name, content, files, lastSeen }) }
  })
}

export const markTicketMessagesRead = (db: Database, staff: StaffCaller, ticketId: TicketId, upTo: number) =>
  inTicket(db, staff, ticketId, async (tx, of, ticket) => markRead(tx, of, ticket, { isDesk: true, upTo }))

/** Whoever says that nothing needs an answer has read it. */
export const settleTicket = (db: Database, staff: StaffCaller, ticketId: TicketId, upTo: number) =>
  inTicket(db, staff, ticketId, async (tx, of, ticket) => {
    await markRead(tx, of, ticket, { isDesk: true, upTo })
    await settle(tx, of, ticket, upTo)
  })

export const switchDeskTicket = (db: Database, staff: StaffCaller, ticketId: TicketId, isClosed: boolean) =>
  inTicket(db, staff, ticketId, async (tx, of, ticket) => {
    if (!(await switchClosed(tx, of, ticket, { isDesk: true, isClosed }))) return
    const what = isClosed ? 'ticket-close' : 'ticket-reopen'
    await record(tx, staff, { what, agencyId: of.agencyId, subject: { kind: 'ticket', id: ticketId } })
  })

const atWork = query<{ staffId: number | null }, { id: StaffId }>(`
  select id from staff where id = $staffId and disabled_at is null and roles && '{reservations,admin}'`)
const assign = query<TicketOf & { staffId: number | null }>(`
  update ticket set assigned_to = $staffId where agency_id = $agencyId and id = $ticketId`)

/** Whose it is decides nothing: the last one to say so has it. */
export const assignTicket = (db: Database, staff: StaffCaller, ticketId: TicketId, staffId: number | null) =>
  inTicket(db, staff, ticketId, async (tx, of) => {
    const colleague = await atWork.first(tx, { staffId })
    if (staffId !== null && colleague === undefined) throw new Problem('NOT_FOUND', { fields: ['staffId'] })
    await assign.later(tx, { ...of, staffId })
    await tellDesk(tx, of)
  })

type Locked = Awaited<ReturnType<typeof lockTicket.first>>

function inTicket(
  db: Database,
  staff: StaffCaller,
  ticketId: TicketId,
  work: (tx: Tx, of: TicketOf, ticket: Locked) => Promise<void>,
): Promise<null> {
  return db.write(staff, [placeOfTicket.ask.first({ ticketId })], async (tx, [place]) => {
    if (place === undefined) throw new Problem('NOT_FOUND')
    const of = { agencyId: place.agencyId, ticketId }
    await work(tx, of, await lockTicket.first(tx, of))
    return null
  })
}
