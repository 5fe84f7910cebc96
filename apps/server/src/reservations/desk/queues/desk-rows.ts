import type { DeskRequestRow } from '@sarai/wire/desk/requests/queues.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'

type Moments = 'dueAt' | 'waitingSince' | 'submittedAt' | 'finishedAt'
export type DeskRow = Omit<DeskRequestRow, 'number' | 'agency' | 'assignedTo' | Moments> & {
  agencyId: AgencyId
  agencyName: string
  assignedId: number | null
  assignedName: string | null
  dueAt: Date | null
  waitingSince: Date | null
  submittedAt: Date
  finishedAt: Date | null
}

/** Of `request`, `agency` and `staff`. */
export const deskColumns = `
  request.id, request.version, request.state, request.turn, request.agency_id as "agencyId", agency.name as "agencyName",
  hotel_name_en as "hotelEn", hotel_name_fa as "hotelFa", request.check_in as "checkIn", request.check_out as "checkOut",
  submitted_at as "submittedAt", staff.id as "assignedId", staff.name as "assignedName", request.currency,
  final_price as "finalPrice", deadline_held_since is not null as "isHeld", (
    select count(*)::int from request_room room
    where room.agency_id = request.agency_id and room.request_id = request.id) as rooms,
  request.state in ('New', 'ConfirmationPending') and exists (
    select from request_event event
    where event.agency_id = request.agency_id and event.request_id = request.id and what = 'change-stay') as "isChanged"`
/** Of `desk_request`, or of a page of it. */
export const queueColumns = `
  queue, nullif(due_at, 'infinity') as "dueAt", waiting_since as "waitingSince"`

/**
 * Only rows of the page are looked up in the large tables, each by its whole key: as a plain join, `agency` between them
 * lets PostgreSQL read all requests of each agency.
 */
export const joinRequest = `
  cross join lateral (
    select * from request where request.agency_id = page.agency_id and request.id = page.request_id limit 1) request
  cross join lateral (select name from agency where agency.id = page.agency_id limit 1) agency`
export const joinPage = `${joinRequest}
  left join staff on staff.id = page.assigned_to`

export function shownRow({ agencyId, agencyName, assignedId, assignedName, ...row }: DeskRow): DeskRequestRow {
  return {
    ...row,
    number: requestNumber(row.id as RequestId),
    agency: { id: agencyId, name: agencyName },
    assignedTo: assignedId === null ? null : { id: assignedId, name: assignedName! },
    submittedAt: row.submittedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}
