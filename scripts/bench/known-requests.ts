import type pg from 'pg'
import { asAgencyId, asContractId, asHotelId, asRequestId, asTicketId } from '../../packages/domain/src/ground/ids.ts'

/** What an agency, or the desk about it, would ask for: something that is there. */
export type Known = Awaited<ReturnType<typeof knownRequests>>

type Facts = { contract: number; hotel: number; hotelName: string; reference: string; checkIn: string; on: string }

type Places = { callPlace: string; threadPlace: string; ticketPlace: string }
const ms = (at: string) => `(extract(epoch from ${at}) * 1000)::bigint`
/** In the middle of the hotels to call, of what the desk has not read, and of an agency's open tickets: a page follows. */
const placesHalfway = `
  select (select ${ms('call_at')} || '_' || request_id from hotel_question
      where how = 'link' and last_answer = 0 and ended_at is null and used_at is null and call_at <= now()
      order by call_at, request_id offset (select count(*) / 2 from hotel_question
        where how = 'link' and last_answer = 0 and ended_at is null and used_at is null and call_at <= now()) limit 1)
      as "callPlace",
    (select rank || '_' || place || '_r_' || request_id from desk_thread where rank = 0 order by place, request_id
      offset (select count(*) / 2 from desk_thread where rank = 0) limit 1) as "threadPlace",
    coalesce((select ${ms('last_note_at')} || '_' || id from ticket where agency_id = $1 and not is_closed
      order by last_note_at desc, id desc
      offset (select count(*) / 2 from ticket where agency_id = $1 and not is_closed) limit 1), '1_1') as "ticketPlace"`

/** Requests from an agency's first to its last, and what some of them are found by. Of its hotels one with few requests. */
export async function knownRequests(admin: pg.Client, agencyId: number) {
  const { rows: requests } = await admin.query<{ id: number }>(
    `select min(id)::int as id from (select id, ntile(4) over (order by id) as part from request where agency_id = $1) parts
     group by part order by part`,
    [agencyId],
  )
  const { rows } = await admin.query<Facts>(
    `select contract_id::int as contract, hotel_id::int as hotel, hotel_name_en as "hotelName",
       coalesce((select agency_ref from request r where r.agency_id = $1 and agency_ref <> '' limit 1), 'F-1') as reference,
       check_in::text as "checkIn", (submitted_at at time zone 'Asia/Tehran')::date::text as on
     from request where agency_id = $1 and hotel_id = (
       select hotel_id from request where agency_id = $1 group by hotel_id order by abs(count(*) - 10), hotel_id limit 1)
     order by id limit 1`,
    [agencyId],
  )
  const { contract, hotel, ...facts } = rows[0]!
  const { rows: talked } = await admin.query<{ id: number }>(
    `select request_id::int as id from note_thread where agency_id = $1 order by request_id limit 4`,
    [agencyId],
  )
  const { rows: tickets } = await admin.query<{ id: number }>(
    `select id::int from ticket where agency_id = $1 order by id limit 4`,
    [agencyId],
  )
  const { rows: places } = await admin.query<Places>(placesHalfway, [agencyId])
  return {
    agencyId: asAgencyId(agencyId),
    requests: requests.map(({ id }) => asRequestId(id)),
    contract: asContractId(contract),
    hotel: asHotelId(hotel),
    talked: talked.map(({ id }) => asRequestId(id)),
    tickets: tickets.map(({ id }) => asTicketId(id)),
    ...places[0]!,
    ...facts,
  }
}
