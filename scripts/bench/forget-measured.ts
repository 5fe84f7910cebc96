import type pg from 'pg'
import { howManyFor } from '../../apps/server/src/demo/many-requests/how-many.ts'

const ofRequest = ['request_room', 'price_version', 'request_event', 'request_clock', 'desk_request', 'request_term']

/** Takes away what was submitted while measuring, so that it is measured among as many requests the next time. */
export async function forgetMeasured(admin: pg.Client, hotels: number): Promise<void> {
  const { requests } = howManyFor(hotels)
  await admin.query('truncate quote, idempotency_key, outbox')
  // A worker that is measured has other things to do than to mail about them.
  await admin.query(
    `delete from graphile_worker._private_jobs where task_id in (
       select id from graphile_worker._private_tasks where identifier = 'mail-request')`,
  )
  const { rows } = await admin.query<{ agency: string; removed: number }>(
    `with removed as (delete from request_place where id > $1 returning agency_id)
     select agency_id as agency, count(*)::int as removed from removed group by 1`,
    [requests],
  )
  if (rows.length === 0) return
  const agencies = rows.map(({ agency }) => agency)
  for (const table of ofRequest) {
    await admin.query(`delete from ${table} where agency_id = any ($1) and request_id > $2`, [agencies, requests])
  }
  await admin.query('delete from request where agency_id = any ($1) and id > $2', [agencies, requests])
  await admin.query(
    `delete from contract where agency_id = any ($1) and not exists (
       select 1 from request where request.agency_id = contract.agency_id and contract_id = contract.id)`,
    [agencies],
  )
  await admin.query(
    `update request_count set requests = requests - removed
     from unnest($1::bigint[], $2::int[]) as gone (agency, removed) where agency_id = agency and state = 'New'`,
    [agencies, rows.map(({ removed }) => removed)],
  )
  await admin.query(`vacuum request_place, request, contract, request_count, ${ofRequest.join(', ')}`)
}
