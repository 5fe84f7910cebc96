import type { HotelToCall, listHotelsToCall as operation } from '@sarai/wire/desk/requests/hotel-questions.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { mostOfPage, pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Row = Omit<HotelToCall, 'number' | 'id' | 'agency' | 'askedAt' | 'remindedAt' | 'callSince'> & {
  id: RequestId
  agencyId: number
  agencyName: string
  askedAt: Date
  remindedAt: Date | null
  callSince: Date
}

/**
 * Only the rows of the page are looked up in `request`, each by its agency. While an offer is open the agency is to
 * answer, and nobody has to call.
 */
const page = query<{ afterAt: Date | '-infinity'; afterId: number; limit: number }, Row>(`
  with page as materialized (
    select * from (
      select agency_id, request_id, whom, phone, email, language, asked_at, reminded_at, call_at from hotel_question
      where how = 'link' and last_answer = 0 and ended_at is null and used_at is null
        and call_at <= now() and (call_at, request_id) > ($afterAt, $afterId)
        and ((select offer_until from request where request.agency_id = hotel_question.agency_id
          and request.id = hotel_question.request_id limit 1) > now()) is not true
      order by call_at, request_id limit ${mostOfPage}) most
    limit $limit
  )
  select request.id, page.agency_id as "agencyId", agency.name as "agencyName", hotel_name_en as "hotelEn",
    hotel_name_fa as "hotelFa", check_in as "checkIn", check_out as "checkOut", staff.name as "assignedTo", whom, phone,
    email, page.language, asked_at as "askedAt", reminded_at as "remindedAt", call_at as "callSince"
  from page
  join lateral (
    select id, hotel_name_en, hotel_name_fa, check_in, check_out, assigned_to from request
    where request.agency_id = page.agency_id and request.id = page.request_id limit 1) request on true
  cross join lateral (select name from agency where agency.id = page.agency_id limit 1) agency
  left join staff on staff.id = request.assigned_to::bigint
  order by page.call_at, page.request_id`)

export async function listHotelsToCall(
  db: Database,
  staff: StaffCaller,
  { after, limit }: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  const [at, id] = after?.split('_').map(Number) ?? []
  const from = { afterAt: at === undefined ? ('-infinity' as const) : new Date(at), afterId: id ?? 0 }
  const rows = await db.look(staff, page.ask.all({ ...from, limit: limit + 1 }))
  return pageOf(rows, limit, shown, ({ id: last, callSince }) => `${callSince.getTime()}_${last}`)
}

function shown({ id, agencyId, agencyName, askedAt, remindedAt, callSince, ...row }: Row): HotelToCall {
  return {
    ...row,
    id,
    number: requestNumber(id),
    agency: { id: agencyId, name: agencyName },
    askedAt: askedAt.toISOString(),
    remindedAt: remindedAt?.toISOString() ?? null,
    callSince: callSince.toISOString(),
  }
}
