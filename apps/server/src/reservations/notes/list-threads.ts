import type {
  countThreads as counting,
  DeskThread,
  listThreads as operation,
} from '@sarai/wire/desk/requests/threads.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, RequestId, StaffId, TicketId } from '@sarai/domain/ground/ids.ts'
import { ticketNumber } from '@sarai/domain/people/ticket.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { StaffCaller } from '#caller.ts'
import { containing } from '#database/containing.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { mostOfPage, pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { typedNumber, typedTicket } from '#reservations/list/typed-number.ts'

type ThreadRow = {
  requestId: RequestId | null
  ticketId: TicketId | null
  agencyId: AgencyId
  agencyName: string
  state: RequestState | null
  hotelEn: string
  hotelFa: string
  subject: string
  nameEn: string
  nameFa: string
  isClosed: boolean
  assignedId: number | null
  assignedName: string | null
  rank: number
  place: number
  unread: number
  lastAt: Date
  author: string
  isDesk: boolean
  excerpt: string
}
type Filters = {
  unread: true
  mine: StaffId
  agencies: readonly AgencyId[]
  requestId: number
  ticketId: number
}

/** Where two wait since the same moment, requests come before tickets. Each side reads a page of its own at most. */
const page = filteredQuery<
  Filters,
  ThreadRow,
  { afterRank: number; afterPlace: number; afterRequest: number; afterTicket: number; limit: number }
>(
  {
    unread: 'rank = 0',
    mine: 'assigned_to = $mine',
    agencies: 'agency_id = any ($agencies::bigint[])',
    requestId: 'agency_id = (select agency_id from request_place where id = $requestId) and request_id = $requestId',
    ticketId: 'ticket_id = $ticketId',
  },
  (and) => `
  with page as materialized (
    (select * from (
     select agency_id, request_id, ticket_id, rank, place, unread, last_note_at, last_is_desk, last_author, excerpt,
       assigned_to, '' as subject, null::integer as category_id, false as is_closed
     from (select *, null::bigint as ticket_id from desk_thread) thread
     where (rank, place, request_id) > ($afterRank, $afterPlace, $afterRequest)${and}
     order by rank, place, request_id limit ${mostOfPage}) most limit $limit)
    union all
    (select * from (
     select agency_id, request_id, ticket_id, rank, place, case rank when 0 then unread_by_desk else 0 end, last_note_at, last_is_desk, last_author, excerpt,
       assigned_to, subject, category_id, is_closed
     from (select *, id as ticket_id, null::bigint as request_id from ticket) thread
     where (rank, place, ticket_id) > ($afterRank, $afterPlace, $afterTicket)${and}
     order by rank, place, ticket_id limit ${mostOfPage}) most limit $limit)
    order by rank, place, ticket_id nulls first, request_id limit $limit
  )
  select page.request_id as "requestId", page.ticket_id as "ticketId", page.agency_id as "agencyId",
    agency.name as "agencyName", request.state, coalesce(hotel_name_en, '') as "hotelEn",
    coalesce(hotel_name_fa, '') as "hotelFa", page.subject, coalesce(category.name_en, '') as "nameEn",
    coalesce(category.name_fa, '') as "nameFa", page.is_closed as "isClosed",
    staff.id as "assignedId", staff.name as "assignedName", rank, place,
    page.unread,
    page.last_note_at as "lastAt", page.last_author as author, page.last_is_desk as "isDesk", page.excerpt
  from page cross join lateral (select name from agency where agency.id = page.agency_id limit 1) agency
  left join lateral (
    select state, hotel_name_en, hotel_name_fa from request
    where request.agency_id = page.agency_id and request.id = page.request_id limit 1) request on true
  left join ticket_category category on category.id = page.category_id
  left join staff on staff.id = page.assigned_to
  order by page.rank, page.place, page.ticket_id nulls first, page.request_id`,
)
/** Enough for a part of a name; whoever misses one types more of it. */
const agenciesNamed = query<{ pattern: string | null }, { id: AgencyId }>(`
  select id from find_agencies($pattern, null, null, false, 20) as found (id)`)
/** Counting stops at a thousand: past that the exact number helps nobody. In the order of an index, or none might be used. */
const counts = query<{ staffId: StaffId }, ReplyOf<typeof counting>>(`
  select least(1000, (
      select count(*)::int from (select from desk_thread where rank = 0 order by place limit 1000) x) + (
      select count(*)::int from (select from ticket where rank = 0 order by place limit 1000) x)) as unread,
    least(1000, (
      select count(*)::int from (
        select from desk_thread where assigned_to = $staffId and rank < 2 order by rank, place limit 1000) x) + (
      select count(*)::int from (
        select from ticket where assigned_to = $staffId and rank < 2 order by rank, place limit 1000) x)) as mine`)

export async function listThreads(
  db: Database,
  staff: StaffCaller,
  { view, search = '', after, limit }: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  const filters = {
    ...(view === 'unread' && { unread: true as const }),
    ...(view === 'mine' && { mine: staff.staffId }),
    ...(await namedIn(db, staff, search)),
  }
  const rows = await db.look(staff, page.ask.all({ ...filters, ...placeAfter(after), limit: limit + 1 }))
  return pageOf(rows, limit, shownThread, placeOf)
}

export const countThreads = (db: Database, staff: StaffCaller): Promise<ReplyOf<typeof counting>> =>
  db.look(staff, counts.ask.one({ staffId: staff.staffId }))

async function namedIn(db: Database, staff: StaffCaller, search: string): Promise<Partial<Filters>> {
  if (search === '') return {}
  const ticketId = typedTicket(search)
  if (ticketId !== null) return { ticketId }
  const requestId = typedNumber(search)
  if (requestId !== null) return { requestId }
  const found = await db.look(staff, agenciesNamed.ask.all({ pattern: containing(search) }))
  return { agencies: found.map(({ id }) => id) }
}

const placeOf = ({ rank, place, requestId, ticketId }: ThreadRow) =>
  `${rank}_${place}_${ticketId === null ? `r_${requestId}` : `t_${ticketId}`}`

/** Before everything, where nothing was seen yet. */
function placeAfter(after: string | undefined) {
  const [rank = -1, place = 0, kind = 'r', id = 0] = after?.split('_') ?? []
  const isTicket = kind === 't'
  return {
    afterRank: Number(rank),
    afterPlace: Number(place),
    // Behind a ticket there is no request that has its place: those come before it.
    afterRequest: isTicket ? Number.MAX_SAFE_INTEGER : Number(id),
    afterTicket: isTicket ? Number(id) : 0,
  }
}

function shownThread(row: ThreadRow): DeskThread {
  const { requestId, ticketId, agencyId, agencyName, assignedId, assignedName, rank, place, lastAt } = row
  const common = {
    agency: { id: agencyId, name: agencyName },
    assignedTo: assignedId === null ? null : { id: assignedId, name: assignedName! },
    unread: row.unread,
    waitingSince: rank === 2 ? null : new Date(place).toISOString(),
    last: { at: lastAt.toISOString(), author: row.author, isDesk: row.isDesk, excerpt: row.excerpt },
  }
  if (ticketId === null) {
    const { hotelEn, hotelFa } = row
    const request = { requestId: requestId!, number: requestNumber(requestId!), state: row.state!, hotelEn, hotelFa }
    return { kind: 'request', ...request, ...common }
  }
  const category = { nameEn: row.nameEn, nameFa: row.nameFa }
  const { subject, isClosed } = row
  return { kind: 'ticket', ticketId, number: ticketNumber(ticketId), subject, category, isClosed, ...common }
}
