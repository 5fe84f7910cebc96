import type { DeskMessage } from '@sarai/wire/desk/requests/messages.ts'
import { notesAtOnce } from '@sarai/wire/portal/notes.ts'
import type { listTickets as listing, TicketCategory, TicketGroup, TicketRow } from '@sarai/wire/portal/tickets.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, TicketId } from '@sarai/domain/ground/ids.ts'
import { ticketNumber } from '@sarai/domain/people/ticket.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { mostOfPage, pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { agencyNote, deskMessage, noteColumns, type NoteRow } from '#reservations/notes/shown-note.ts'
import { placeOfTicket, type TicketOf } from '#support/ticket-thread.ts'

/** From the end: what a conversation costs to open does not depend on how long it is. */
const lastNotes = query<TicketOf & { before: number | null }, NoteRow>(`
  select ${noteColumns}
  from ticket_note note join ticket on ticket.agency_id = note.agency_id and ticket.id = note.ticket_id
  where note.agency_id = $agencyId and note.ticket_id = $ticketId
    and note.id < coalesce($before, 2147483647)
  order by note.id desc limit ${notesAtOnce}`)

type GroupRow = {
  id: TicketId
  subject: string
  isClosed: boolean
  categoryId: number
  nameEn: string
  nameFa: string
  openedBy: string
  openedAt: Date
  closedAt: Date | null
  isClosedByDesk: boolean
}
const groupColumns = `ticket.id, subject, is_closed as "isClosed", category_id as "categoryId", name_en as "nameEn",
    name_fa as "nameFa", opener.first_name || ' ' || opener.last_name as "openedBy", opened_at as "openedAt",
    closed_at as "closedAt", coalesce(closed_by_desk, false) as "isClosedByDesk"`
/** Each by its whole key, whatever PostgreSQL believes of how many users there are. */
const joinGroup = `join ticket_category category on category.id = category_id
  cross join lateral (
    select first_name, last_name from agency_user
    where agency_user.agency_id = ticket.agency_id and agency_user.id = opened_by limit 1) opener`
const oneGroup = query<TicketOf, GroupRow>(`
  select ${groupColumns} from ticket ${joinGroup} where ticket.agency_id = $agencyId and ticket.id = $ticketId`)

export async function readTicket(
  db: Database,
  caller: AgencyCaller,
  ticketId: TicketId,
  before: number | undefined,
): Promise<TicketGroup> {
  const of = { agencyId: caller.agencyId, ticketId }
  const [group, rows] = await db.look(caller, [
    oneGroup.ask.first(of),
    lastNotes.ask.all({ ...of, before: before ?? null }),
  ])
  if (group === undefined) throw new Problem('NOT_FOUND')
  const Tickets = rows.toReversed().map((row) => ({ ...agencyNote(row, caller), Place: row.id, ParentId: ticketId }))
  return { ...shownGroup(group, caller.language), Tickets }
}

const shownGroup = (row: GroupRow, language: Language) => ({
  Id: row.id,
  ParentId: row.id,
  Number: ticketNumber(row.id),
  Subject: row.subject,
  IsClosed: row.isClosed,
  TicketCategory: row.categoryId,
  TicketCategoryValue: language === 'fa' ? row.nameFa : row.nameEn,
  OpenedByName: row.openedBy,
  OpenedAt: row.openedAt.toISOString(),
  ClosedAt: row.closedAt?.toISOString() ?? null,
  IsClosedByBroker: row.isClosedByDesk,
})

export function listTicketMessages(
  db: Database,
  staff: StaffCaller,
  ticketId: TicketId,
  before: number | undefined,
): Promise<{ messages: DeskMessage[] }> {
  return db.read(staff, async (tx) => {
    const place = await placeOfTicket.first(tx, { ticketId })
    if (place === undefined) throw new Problem('NOT_FOUND')
    const rows = await lastNotes.all(tx, { agencyId: place.agencyId, ticketId, before: before ?? null })
    return { messages: rows.toReversed().map((row) => deskMessage(row, staff)) }
  })
}

type ListRow = GroupRow & { unread: number; lastAt: Date; author: string; isDesk: boolean; excerpt: string }

/**
 * The ids of a page come from the index of the list alone. Where most agencies have two tickets, PostgreSQL would rather
 * gather and sort whole rows, of which another agency has fifty thousand.
 */
const page = filteredQuery<
  { category: number },
  ListRow,
  { agencyId: AgencyId; isClosed: boolean; afterAt: Date | 'infinity'; afterId: number; limit: number }
>(
  { category: 'category_id = $category' },
  (and) => `
  with page as materialized (
    select * from (
      select agency_id, id from ticket
      where agency_id = $agencyId and is_closed = $isClosed
        and (last_note_at, id) < ($afterAt, $afterId)${and}
      order by last_note_at desc, id desc limit ${mostOfPage}) most
    limit $limit
  )
  select ${groupColumns}, unread_by_agency as unread,
    last_note_at as "lastAt", last_author as author, last_is_desk as "isDesk", excerpt
  from page cross join lateral (
    select category_id, subject, opened_by, opened_at, unread_by_agency, last_note_at, last_is_desk, last_author, excerpt,
      is_closed, closed_at, closed_by_desk, ticket.agency_id, ticket.id
    from ticket where ticket.agency_id = page.agency_id and ticket.id = page.id limit 1) ticket
  ${joinGroup} order by last_note_at desc, ticket.id desc`,
)

export async function listTickets(
  db: Database,
  caller: AgencyCaller,
  { IsClosed: isClosed, TicketCategory: category, After: after, Limit: limit }: InputOf<typeof listing>['query'],
): Promise<ReplyOf<typeof listing>> {
  const [afterMs, afterId = Number.MAX_SAFE_INTEGER] = after?.split('_').map(Number) ?? []
  const from = { afterAt: afterMs === undefined ? ('infinity' as const) : new Date(afterMs), afterId }
  const asked = { agencyId: caller.agencyId, isClosed, category, ...from, limit: limit + 1 }
  const rows = await db.look(caller, page.ask.all(asked))
  const shown = (row: ListRow): TicketRow => ({
    ...shownGroup(row, caller.language),
    UnreadCount: row.unread,
    Last: {
      CreateDateTime: row.lastAt.toISOString(),
      CreatorUserName: row.author,
      IsBroker: row.isDesk,
      Content: row.excerpt,
    },
  })
  return pageOf(rows, limit, shown, ({ lastAt, id }) => `${lastAt.getTime()}_${id}`)
}

/** Counting stops at a thousand: past that the exact number helps nobody. */
const unread = query<{ agencyId: AgencyId }, { Unread: number }>(`
  select count(*)::int as "Unread" from (
    select from ticket where agency_id = $agencyId and unread_since is not null limit 1000) x`)

export const countTickets = (db: Database, caller: AgencyCaller) =>
  db.look(caller, unread.ask.one({ agencyId: caller.agencyId }))

const categories = query<void, { id: number; nameEn: string; nameFa: string }>(`
  select id, name_en as "nameEn", name_fa as "nameFa" from ticket_category where active order by id`)

export async function listTicketCategories(
  db: Database,
  caller: AgencyCaller,
): Promise<{ TicketCategories: TicketCategory[] }> {
  const rows = await db.look(caller, categories.ask.all())
  const TicketCategories = rows.map(({ id, nameEn, nameFa }) => ({
    TicketCategory: id,
    TicketCategoryValue: caller.language === 'fa' ? nameFa : nameEn,
  }))
  return { TicketCategories }
}
