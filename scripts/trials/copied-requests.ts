import type pg from 'pg'
import type { AgencyId, ContractId, RequestId } from '../../packages/domain/src/ground/ids.ts'

export type Copied = { agencyId: AgencyId; requestId: RequestId; contractId: ContractId }

/** One of the demo, that waits for the desk. Alone in its contract, so that its books are the contract's. */
export async function aNewRequest(sql: pg.Client): Promise<Copied> {
  const { rows } = await sql.query<Copied>(
    `select agency_id::int as "agencyId", id::int as "requestId", contract_id::int as "contractId" from request one
     where state = 'New' and not exists (select 1 from request other
       where other.agency_id = one.agency_id and other.contract_id = one.contract_id and other.id <> one.id)
     order by id limit 1`,
  )
  return rows[0]!
}

/**
 * Past the commands, which would take minutes: a request as often as wanted, as it stands, two to each contract. Of all
 * agencies in turn unless one is named.
 */
export async function copyRequest(
  sql: pg.Client,
  of: Copied,
  wanted: number,
  forAgency: AgencyId | null = null,
): Promise<Copied[]> {
  const { agencyId, requestId, contractId } = of
  await sql.query('drop table if exists copied')
  await sql.query(
    `create temporary table copied as
     select n, (select max(id) from request_place) + n as request_id,
       (select max(id) from contract) + (n + 1) / 2 as contract_id,
       (select array_agg(id order by id) from agency where status = 'approved' and id = coalesce($2, id)) as agencies, 0::bigint as agency_id
     from generate_series(1, $1::int) n`,
    [wanted, forAgency],
  )
  await sql.query(`update copied set agency_id = agencies[1 + (n + 1) / 2 % cardinality(agencies)]`)
  const renamed = (text: string) => `replace(${text}, 'request/${requestId}/', 'request/' || copied.request_id || '/')`
  const tables: Record<string, { isOf: string; changes: string; only?: string }> = {
    contract: { isOf: `id = ${contractId}`, changes: `'id', contract_id`, only: 'n % 2 = 1' },
    request_place: { isOf: `id = ${requestId}`, changes: `'id', request_id` },
    request: {
      isOf: `id = ${requestId}`,
      changes: `'id', request_id, 'contract_id', copied.contract_id,
        'charges', (select coalesce(json_agg(${renamed('charge')}), '[]') from unnest(charges) charge)`,
    },
    price_version: { isOf: `request_id = ${requestId}`, changes: `'request_id', copied.request_id` },
    request_room: { isOf: `request_id = ${requestId}`, changes: `'request_id', copied.request_id` },
    request_event: { isOf: `request_id = ${requestId}`, changes: `'request_id', copied.request_id` },
    request_clock: {
      isOf: `request_id = ${requestId}`,
      changes: `'request_id', copied.request_id, 'contract_id', copied.contract_id`,
    },
    desk_request: {
      isOf: `request_id = ${requestId}`,
      changes: `'request_id', copied.request_id, 'contract_id', copied.contract_id`,
    },
    journal: {
      isOf: `contract_id = ${contractId}`,
      changes: `'request_id', copied.request_id, 'contract_id', copied.contract_id, 'place', (n + 1) % 2,
        'id', ${renamed('row.id')}`,
    },
  }
  for (const [table, { isOf, changes, only = 'true' }] of Object.entries(tables)) {
    await sql.query(
      `insert into ${table} select (jsonb_populate_record(row, jsonb_build_object('agency_id', copied.agency_id, ${changes}))).*
       from ${table} row, copied where row.agency_id = ${agencyId} and row.${isOf} and ${only}`,
    )
  }
  await sql.query(
    `insert into request_count as c (agency_id, state, requests)
     select copied.agency_id, state, count(*) from copied, request where request.agency_id = ${agencyId} and id = ${requestId}
     group by 1, 2 on conflict (agency_id, state) do update set requests = c.requests + excluded.requests`,
  )
  // What is submitted later has other numbers.
  await sql.query(
    `select setval('request_number', max(request_id)), setval('contract_id_seq', max(contract_id)) from copied`,
  )
  const { rows } = await sql.query<Copied>(
    `select agency_id::int as "agencyId", request_id::int as "requestId", contract_id::int as "contractId"
     from copied order by n`,
  )
  return rows
}
