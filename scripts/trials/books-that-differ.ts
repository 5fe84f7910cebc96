import type pg from 'pg'

/** What must hold whatever has happened: journals sum to zero, counters equal rows, open requests are in one queue. */
export async function booksThatDiffer(sql: pg.Client): Promise<string[]> {
  const { rows } = await sql.query<Record<string, number>>(
    `select
       (select count(*)::int from journal where 0 <> (select sum(amount) from unnest(amounts) amount))
         as "journals do not sum to zero",
       (select count(*)::int from (select agency_id, state, count(*) as found from request group by 1, 2) held
        full join request_count using (agency_id, state) where coalesce(found, 0) <> coalesce(requests, 0))
         as "counters differ from the rows",
       (select count(*)::int from (
          select agency_id, id from request where state in ('New', 'ConfirmationPending', 'PaymentPending')) open
        full join (select agency_id, request_id as id from desk_request) queued using (agency_id, id)
        where open.id is null or queued.id is null) as "rows of the desk’s queue are missing or left over",
       (select count(*)::int from request where version <> (select count(*) from request_event event
          where event.agency_id = request.agency_id and event.request_id = request.id))
         as "requests have another version than changes"`,
  )
  return Object.entries(rows[0]!).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]))
}
