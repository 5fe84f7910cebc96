import type {
  countThreads as counting,
  DeskThread,
  listThreads as operation,
} from '@sarai/wire/desk/requests/threads.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, RequestId, StaffId } from '@sarai/domain/ground/ids.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { StaffCaller } from '#caller.ts'
import { containing } from '#database/containing.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { typedNumber } from '#reservations/list/typed-number.ts'
import { joinPage } from '#reservations/desk/queues/desk-rows.ts'

type ThreadRow = Pick<DeskThread, 'state' | 'hotelEn' | 'hotelFa' | 'unread'> & {
  requestId: RequestId
  agencyId: AgencyId
  agencyName: string
  assignedId: number | null
  assignedName: string | null
  rank: number
  place: number
  lastAt: Date
  author: string
  isDesk: boolean
  excerpt: string
}
type Filters = { unread: true; mine: StaffId; agencies: readonly AgencyId[]; requestId: number }

const page = filteredQuery<
  Filters,
  ThreadRow,
  { afterRank: number; afterPlace: number; afterId: number; limit: number }
>(
  {
    unread: 'rank = 0',
    mine: 'assigned_to = $mine',
    agencies: 'agency_id = any ($agencies::bigint[])',
    requestId: 'agency_id = (select agency_id from request_place where id = $requestId) and request_id = $requestId',
  },
  (and) => `
  with page as materialized (
    select agency_id, request_id, rank, place, unread, last_note_at, last_is_desk, last_author, excerpt, assigned_to
    from desk_thread where (rank, place, request_id) > ($afterRank, $afterPlace, $afterId)${and}
    order by rank, place, request_id limit $limit
  )
  select page.request_id as "requestId", page.agency_id as "agencyId", agency.name as "agencyName", request.state,
    hotel_name_en as "hotelEn", hotel_name_fa as "hotelFa", staff.id as "assignedId", staff.name as "assignedName",
    rank, place, unread, last_note_at as "lastAt", last_author as author, last_is_desk as "isDesk", excerpt
  from page ${joinPage} order by page.rank, page.place, page.request_id`,
)
/** Enough for a part of a name; whoever misses one types more of it. */
const agenciesNamed = query<{ pattern: string | null }, { id: AgencyId }>(`
  select id from find_agencies($pattern, null, null, false, 20) as found (id)`)
/** Counting stops at a thousand: past that the exact number helps nobody. In the order of an index, or none might be used. */
const counts = query<{ staffId: StaffId }, ReplyOf<typeof counting>>(`
  select (
    select count(*)::int from (select from desk_thread where rank = 0 order by place limit 1000) x) as unread, (
    select count(*)::int from (
      select from desk_thread where assigned_to = $staffId and rank < 2 order by rank, place limit 1000) x)
      as mine`)

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
  return pageOf(rows, limit, shownThread, ({ rank, place, requestId }) => `${rank}_${place}_${requestId}`)
}

export const countThreads = (db: Database, staff: StaffCaller): Promise<ReplyOf<typeof counting>> =>
  db.look(staff, counts.ask.one({ staffId: staff.staffId }))

async function namedIn(db: Database, staff: StaffCaller, search: string): Promise<Partial<Filters>> {
  if (search === '') return {}
  const requestId = typedNumber(search)
  if (requestId !== null) return { requestId }
  const found = await db.look(staff, agenciesNamed.ask.all({ pattern: containing(search) }))
  return { agencies: found.map(({ id }) => id) }
}

/** Before everything, where nothing was seen yet. */
function placeAfter(after: string | undefined) {
  const [rank = -1, place = 0, id = 0] = after?.split('_').map(Number) ?? []
  return { afterRank: rank, afterPlace: place, afterId: id }
}

function shownThread(row: ThreadRow): DeskThread {
  const { requestId, agencyId, agencyName, assignedId, assignedName, rank, place, lastAt, author, isDesk, excerpt } =
    row
  return {
    requestId,
    number: requestNumber(requestId),
    state: row.state,
    agency: { id: agencyId, name: agencyName },
    hotelEn: row.hotelEn,
    hotelFa: row.hotelFa,
    assignedTo: assignedId === null ? null : { id: assignedId, name: assignedName! },
    unread: row.unread,
    waitingSince: rank === 2 ? null : new Date(place).toISOString(),
    last: { at: lastAt.toISOString(), author, isDesk, excerpt },
  }
}
