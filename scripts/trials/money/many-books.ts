import type pg from 'pg'
import type { AgencyId } from '../../../packages/domain/src/ground/ids.ts'
import type { Copied } from '../copied-requests.ts'

type Wanted = { agencyId: AgencyId; stays: number }
type Paid = Copied & { paymentId: number }

/**
 * Past the commands, which would take hours: a stay that is paid and confirmed, again and again, each in a contract of its
 * own over three hundred days. What is kept of accounts is worked out here as the trigger would: whoever reconciles
 * them afterwards finds out whether that is right.
 */
export async function fillBooks(sql: pg.Client, of: Paid, agencies: readonly Wanted[]): Promise<void> {
  const { agencyId, contractId, requestId, paymentId } = of
  await sql.query(`set session_replication_role = replica`)
  await sql.query(
    `create temporary table stay as
     select agency_id, nth, at, (at at time zone 'Asia/Tehran')::date as day,
       (select max(id) from request_place) + n as request_id, (select max(id) from contract) + n as contract_id,
       (select max(id) from payment) + n as payment_id
     from (
       select agency_id, nth, row_number() over (order by nth, agency_id) as n,
         date_trunc('second', now()) - interval '300 days' + nth * (interval '299 days' / stays) as at
       from unnest($1::bigint[], $2::int[]) as wanted (agency_id, stays), generate_series(1, stays) nth) made`,
    [agencies.map((one) => one.agencyId), agencies.map(({ stays }) => stays)],
  )
  await sql.query(`analyze stay`)
  const renamed = (text: string) =>
    `replace(replace(replace(${text}, 'request/${requestId}/', 'request/' || stay.request_id || '/'),
       'receipt/${paymentId}/', 'receipt/' || stay.payment_id || '/'), '/${contractId}', '/' || stay.contract_id)`
  const whose = { agency_id: 'stay.agency_id' }
  const where = { ...whose, contract_id: 'stay.contract_id' }
  await copy(sql, 'contract', `id = ${contractId}`, { ...whose, id: 'stay.contract_id' })
  await copy(sql, 'request_place', `id = ${requestId}`, { ...whose, id: 'stay.request_id' })
  await copy(sql, 'request', `id = ${requestId}`, {
    ...where,
    id: 'stay.request_id',
    charges: `array(select ${renamed('charge')} from unnest(row.charges) charge)`,
  })
  await copy(sql, 'payment', `id = ${paymentId}`, {
    ...whose,
    id: 'stay.payment_id',
    receipt_number: `'B ' || stay.payment_id`,
    receipt_key: `'B' || stay.payment_id`,
    sent_at: 'stay.at',
    decided_at: 'stay.at',
  })
  await copy(sql, 'payment_share', `payment_id = ${paymentId}`, { ...where, payment_id: 'stay.payment_id' })
  await copy(sql, 'allocation', `contract_id = ${contractId}`, {
    ...where,
    credit: renamed('row.credit'),
    toward_request: 'stay.request_id',
  })
  await sql.query(
    `create temporary table so_far as
     select place, sum(lines) over walk as lines, sum(share) over walk as share, sum(owed) over walk as owed,
       sum(lines) over () as all_lines, sum(share) over () as all_share, sum(owed) over () as all_owed
     from journal, lateral (
       select greatest(1, count(*)) as lines, coalesce(sum(amount), 0) as share,
         coalesce(sum(greatest(amount, 0)), 0) as owed
       from unnest(accounts, amounts) as side (account, amount) where account = 'agency') its
     where agency_id = ${agencyId} and contract_id = ${contractId} window walk as (order by place)`,
  )
  const kept = (column: string) => `(select (nth - 1) * all_${column} + ${column} from so_far where place = row.place)`
  await copy(sql, 'journal', `contract_id = ${contractId}`, {
    ...where,
    id: renamed('row.id'),
    request_id: 'case when row.request_id is not null then stay.request_id end',
    at: 'stay.at',
    day: 'stay.day',
    entry: kept('lines'),
    balance: kept('share'),
    debits: kept('owed'),
  })
  await sql.query(
    `insert into balance (agency_id, currency, amount, debits, entries, last_day)
     select stay.agency_id, (select currency from contract where id = ${contractId}), max(nth) * max(all_share),
       max(nth) * max(all_owed), max(nth) * max(all_lines), max(day)
     from stay, (select * from so_far limit 1) totals group by 1`,
  )
  await sql.query(`select setval('payment_id_seq', max(payment_id)), setval('contract_id_seq', max(contract_id)),
    setval('request_number', max(request_id)) from stay`)
  await sql.query(`drop table stay, so_far`)
  await sql.query(`set session_replication_role = origin`)
  for (const table of ['contract', 'request', 'payment', 'payment_share', 'allocation', 'journal', 'balance'])
    await sql.query(`vacuum analyze ${table}`)
}

/** How many lines of an account it is: its price, what is earned by it where something is, and its payment. */
export async function linesOf(sql: pg.Client, { agencyId, contractId }: Copied): Promise<number> {
  const { rows } = await sql.query<{ lines: number }>(
    `select count(*)::int as lines from journal, unnest(accounts) account
     where agency_id = $1 and contract_id = $2 and account = 'agency'`,
    [agencyId, contractId],
  )
  return rows[0]!.lines
}

/** A row for each stay, with other values in some columns. */
async function copy(sql: pg.Client, table: string, isOf: string, changes: Record<string, string>): Promise<void> {
  const { rows } = await sql.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  await sql.query(
    `insert into ${table} (${names.join(', ')}) overriding system value
     select ${names.map((name) => changes[name] ?? `row.${name}`).join(', ')} from ${table} row, stay where row.${isOf}`,
  )
}

/** Agencies that nobody logs in to, each a copy of one that is there. */
export async function addAgencies(sql: pg.Client, wanted: number): Promise<AgencyId[]> {
  const { rows } = await sql.query<{ id: AgencyId }>(
    `insert into agency (name, name_key, manager_first_name, manager_last_name, mobile, language, status, decided_at)
     select 'Books ' || n, 'books ' || n, 'Nasrin', 'Rahimi', '+98912' || lpad(n::text, 7, '0'), 'en', 'approved', now()
     from generate_series(1, $1::int) n returning id::int`,
    [wanted],
  )
  return rows.map(({ id }) => id)
}
