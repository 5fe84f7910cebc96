import type pg from 'pg'
import { asAgencyId, asContractId, asHotelId, asRequestId } from '../../packages/domain/src/ground/ids.ts'

/** What an agency, or the desk about it, would ask for: something that is there. */
export type Known = Awaited<ReturnType<typeof knownRequests>>

type Facts = { contract: number; hotel: number; hotelName: string; reference: string; checkIn: string; on: string }

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
  return {
    agencyId: asAgencyId(agencyId),
    requests: requests.map(({ id }) => asRequestId(id)),
    contract: asContractId(contract),
    hotel: asHotelId(hotel),
    ...facts,
  }
}
