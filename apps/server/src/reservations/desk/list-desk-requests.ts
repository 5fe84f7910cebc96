import type { DeskQueue } from '@sarai/wire/desk/requests/counts.ts'
import type { DeskRequestRow, listDeskRequests as operation } from '@sarai/wire/desk/requests/queues.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, HotelId, RequestId } from '@sarai/domain/ground/ids.ts'
import { toAsciiDigits } from '@sarai/domain/ground/text/ascii-digits.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { StaffCaller } from '#caller.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Filters = {
  queue: DeskQueue
  agency: AgencyId
  hotel: HotelId
  checkInFrom: string
  checkInUntil: string
  assigned: number
  nobody: true
}
type Row = Omit<DeskRequestRow, 'number' | 'agency' | 'assignedTo' | 'dueAt' | 'waitingSince' | 'submittedAt'> & {
  agencyId: AgencyId
  agencyName: string
  assignedId: number | null
  assignedName: string | null
  dueAt: Date | null
  waitingSince: Date | null
  submittedAt: Date
}

const columns = `
  request.id, request.version, request.state, request.turn, request.agency_id as "agencyId", agency.name as "agencyName",
  hotel_name_en as "hotelEn", hotel_name_fa as "hotelFa", request.check_in as "checkIn", request.check_out as "checkOut",
  submitted_at as "submittedAt", staff.id as "assignedId", staff.name as "assignedName", request.currency,
  final_price as "finalPrice", deadline_held_since is not null as "isHeld", (
    select count(*)::int from request_room room
    where room.agency_id = request.agency_id and room.request_id = request.id) as rooms`

/** Only rows of the page are looked up in the large tables, each by its agency. */
const page = filteredQuery<Filters, Row, { afterDue: Date | 'infinity' | '-infinity'; afterId: number; limit: number }>(
  {
    queue: 'queue = $queue',
    agency: 'agency_id = $agency',
    hotel: 'hotel_id = $hotel',
    checkInFrom: 'check_in >= $checkInFrom',
    checkInUntil: 'check_in <= $checkInUntil',
    assigned: 'assigned_to = $assigned',
    nobody: 'assigned_to is null',
  },
  (and) => `
  with page as materialized (
    select agency_id, request_id, queue, due_at, waiting_since, assigned_to from desk_request
    where (due_at, request_id) > ($afterDue, $afterId)${and}
    order by due_at, request_id limit $limit
  )
  select ${columns}, queue, nullif(due_at, 'infinity') as "dueAt", waiting_since as "waitingSince"
  from page
  join request on request.agency_id = page.agency_id and request.id = page.request_id
  join agency on agency.id = page.agency_id
  left join staff on staff.id = page.assigned_to
  order by page.due_at, page.request_id`,
)
const byNumber = query<{ requestId: number }, Row>(`
  select ${columns}, queue, nullif(due_at, 'infinity') as "dueAt", waiting_since as "waitingSince"
  from request_place place
  join request on request.agency_id = place.agency_id and request.id = place.id
  join agency on agency.id = place.agency_id
  left join desk_request d on d.agency_id = place.agency_id and d.request_id = place.id
  left join staff on staff.id = d.assigned_to
  where place.id = $requestId`)

export async function listDeskRequests(
  db: Database,
  staff: StaffCaller,
  { limit, after, search, assigned, ...filters }: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  if (search !== undefined && search !== '') {
    const requestId = numberIn(search)
    const rows = requestId === undefined ? [] : await db.look(staff, byNumber.ask.all({ requestId }))
    return { rows: rows.map(shown), next: null }
  }
  const rows = await db.look(
    staff,
    page.ask.all({
      ...filters,
      ...assignedTo(assigned, staff),
      ...placeAfter(after),
      limit: limit + 1,
    }),
  )
  return pageOf(rows, limit, shown, ({ dueAt, id }) => `${dueAt?.getTime() ?? 'never'}_${id}`)
}

function assignedTo(assigned: string | undefined, staff: StaffCaller) {
  if (assigned === undefined) return {}
  if (assigned === 'nobody') return { nobody: true } as const
  return { assigned: assigned === 'me' ? staff.staffId : Number(assigned) }
}

/** What lies before everything, where nothing was seen yet. */
function placeAfter(after: string | undefined) {
  const [due, id] = after?.split('_') ?? []
  const afterDue = due === undefined ? '-infinity' : due === 'never' ? 'infinity' : new Date(Number(due))
  return { afterDue, afterId: Number(id ?? 0) } as const
}

/** `R-10482`, `10482`, or the same in Persian digits. */
function numberIn(search: string): number | undefined {
  const digits = /^(?:r-?)?([1-9]\d{0,15})$/i.exec(toAsciiDigits(search.replaceAll(/\s/g, '')))?.[1]
  return digits === undefined ? undefined : Number(digits)
}

function shown({ agencyId, agencyName, assignedId, assignedName, ...row }: Row): DeskRequestRow {
  return {
    ...row,
    number: requestNumber(row.id as RequestId),
    agency: { id: agencyId, name: agencyName },
    assignedTo: assignedId === null ? null : { id: assignedId, name: assignedName! },
    submittedAt: row.submittedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
  }
}
