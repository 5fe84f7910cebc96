import type { listDeskRequests as operation } from '@sarai/wire/desk/requests/queues.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, HotelId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Days } from '#reservations/desk/queues/days-of-check-in.ts'
import { deskColumns, joinRequest, queueColumns, shownRow, type DeskRow } from '#reservations/desk/queues/desk-rows.ts'
import { endOfLook, finishedPage } from '#reservations/desk/queues/finished-requests.ts'
import { endOfOpenLook, openPage } from '#reservations/desk/queues/open-requests.ts'
import { typedNumber } from '#reservations/list/typed-number.ts'

/** Each row is looked up by its whole key, as those of a page are (joinRequest). */
const byNumber = query<{ requestId: number | null }, DeskRow>(`
  select ${deskColumns}, ${queueColumns}, finished_at as "finishedAt"
  from (select agency_id, id as request_id from request_place where id = $requestId limit 1) page
  ${joinRequest}
  left join lateral (
    select queue, due_at, waiting_since from desk_request d
    where d.agency_id = page.agency_id and d.request_id = page.request_id limit 1) queued on true
  left join lateral (
    select finished_at from finished_request f
    where f.agency_id = page.agency_id and f.request_id = page.request_id limit 1) finished on true
  left join lateral (select id, name from staff where staff.id = request.assigned_to::bigint limit 1) staff on true`)
type Names = ReplyOf<typeof operation>['asked']
const namesOf = query<{ agency: AgencyId | null; hotel: HotelId | null }, Names>(`
  select (select name from agency where id = $agency) as agency,
    (select name_en from hotel where id = $hotel) as "hotelEn",
    (select name_fa from hotel where id = $hotel) as "hotelFa"`)

type Asked = InputOf<typeof operation>['query']

export async function listDeskRequests(
  db: Database,
  staff: StaffCaller,
  asked: Asked,
): Promise<ReplyOf<typeof operation>> {
  const { agency = null, hotel = null, search } = asked
  const names = namesOf.ask.one({ agency, hotel })
  if (search !== undefined && search !== '') {
    const [rows, called] = await db.look(staff, [byNumber.ask.all({ requestId: typedNumber(search) }), names])
    return { rows: rows.map(shownRow), next: null, asked: called }
  }
  return asked.queue === 'finished' ? listFinished(db, staff, asked, names) : listOpen(db, staff, asked, names)
}

type NamesAsked = ReturnType<typeof namesOf.ask.one>

async function listOpen(
  db: Database,
  staff: StaffCaller,
  { limit, after, assigned, queue, agency, hotel, checkInFrom, checkInUntil }: Asked,
  names: NamesAsked,
) {
  const days = { from: checkInFrom ?? null, until: checkInUntil ?? null }
  const filters = {
    agency,
    hotel,
    days: isAsked(days),
    ...(queue !== 'finished' && { queue }),
    ...assignedTo(assigned, staff),
    ...placeAfter(after),
  }
  const [rows, called, ends] = await db.look(staff, [
    openPage.ask.all({ ...filters, ...days, limit: limit + 1 }),
    names,
    ...(filters.days ? [endOfOpenLook.ask.all(filters)] : []),
  ])
  const end = ends?.[0]
  const cursorOf = ({ dueAt, id }: { dueAt: Date | null; id: number }) => `${dueAt?.getTime() ?? 'never'}_${id}`
  const shown = pageOf(rows, limit, shownRow, cursorOf)
  return { rows: shown.rows, next: shown.next ?? (end ? cursorOf(end) : null), asked: called }
}

async function listFinished(
  db: Database,
  staff: StaffCaller,
  { limit, after, assigned, agency, hotel, checkInFrom, checkInUntil }: Asked,
  names: NamesAsked,
) {
  const days = { from: checkInFrom ?? null, until: checkInUntil ?? null }
  const { afterDue, afterId } = placeAfter(after)
  const seen =
    afterDue instanceof Date
      ? { beforeAt: afterDue, beforeId: afterId }
      : ({ beforeAt: 'infinity', beforeId: 0 } as const)
  const filters = { agency, hotel, days: isAsked(days), ...assignedTo(assigned, staff), ...seen }
  const [rows, called, ends] = await db.look(staff, [
    finishedPage.ask.all({ ...filters, ...days, limit: limit + 1 }),
    names,
    ...(filters.days ? [endOfLook.ask.all(filters)] : []),
  ])
  const end = ends?.[0]
  const cursorOf = (row: { finishedAt: Date | null; id: number }) => `${row.finishedAt!.getTime()}_${row.id}`
  const shown = pageOf(rows, limit, shownRow, cursorOf)
  return { rows: shown.rows, next: shown.next ?? (end ? cursorOf(end) : null), asked: called }
}

const isAsked = ({ from, until }: Days) => from !== null || until !== null

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
