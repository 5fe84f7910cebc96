import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { WorkerLog } from '#jobs/run-worker.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'

/** Agencies at a time, and fewer where their accounts are long: one may have two hundred thousand lines. */
const batch = 100
const mostLines = 50_000

export type BooksDifference = {
  agencyId: AgencyId
  /** What does not hold, and where: a currency, a contract, a request. */
  of: string
  where: string
  kept: number
  recomputed: number
}

/** At least one, however long its accounts are. */
const nextAgencies = query<{ after: AgencyId; most: number; lines: number }, { agencyId: AgencyId; areMore: boolean }>(`
  select agency_id as "agencyId",
    exists (select from balance where balance.agency_id > chosen.agency_id) as "areMore"
  from (
    select agency_id, coalesce(sum(lines) over (order by agency_id rows between unbounded preceding and 1 preceding), 0)
      as before
    from (
      select agency_id, sum(entries) as lines from balance where agency_id > $after
      group by agency_id order by agency_id limit $most) next
  ) chosen
  where before < $lines order by agency_id`)

const ofAgencies = `agency_id = any ($agencies)`
/** What a journal does to the agency's side. */
const agencySide = `
  select agency_id, contract_id, place, id, about, request_id, currency, accounts, amounts, entry, balance, debits,
    contract_balance, day, side.share, side.owed, side.lines, side.whole
  from journal, lateral (
    select coalesce(sum(amount) filter (where account = 'agency'), 0) as share,
      coalesce(sum(greatest(amount, 0)) filter (where account = 'agency'), 0) as owed,
      greatest(1, count(*) filter (where account = 'agency')) as lines, coalesce(sum(amount), 0) as whole
    from unnest(accounts, amounts) as entry (account, amount)
  ) side
  where ${ofAgencies}`

/**
 * Everything that is kept, once more from the entries alone. In one statement, which sees the books and what is kept of
 * them at one moment, and locks nothing.
 */
const differences = query<{ agencies: readonly AgencyId[] }, BooksDifference & { journals: number }>(`
  with posted as materialized (${agencySide}),
  walked as (
    select *, sum(share) over account as balance_again, sum(owed) over account as debits_again,
      sum(lines) over account as entry_again,
      sum(share) over (partition by agency_id, contract_id order by place) as contract_again
    from posted window account as (partition by agency_id, currency order by entry)
  ),
  -- What a payment brought, and what of it is set aside or spent.
  credit as (
    select agency_id, contract_id, id, -share as brought from posted
    where about in ('payment', 'adjustment') and share < 0
  ),
  used as (
    select agency_id, contract_id, credit as id, sum(amount) as used from allocation where ${ofAgencies} group by 1, 2, 3
  ),
  set_aside as (
    select agency_id, toward_request as request_id, sum(amount) as covered from allocation
    where ${ofAgencies} and toward_request is not null group by 1, 2
  ),
  charged as (
    select agency_id, contract_id, request_id, sum(share) as charged from posted
    where request_id is not null and about <> 'payout' group by 1, 2, 3
  ),
  -- Each summed once and joined: looked up for each contract, books of a night would take days.
  costs as (select agency_id, contract_id, sum(charged) as charged from charged group by 1, 2),
  sums as (select agency_id, contract_id, sum(share) as balance from posted group by 1, 2),
  came as (select agency_id, contract_id, sum(brought) as brought from credit group by 1, 2),
  went as (select agency_id, contract_id, sum(used) as used from used group by 1, 2),
  stands as materialized (
    select contract.agency_id, contract.id, coalesce(costs.charged, 0) as charged, coalesce(sums.balance, 0) as balance,
      coalesce(came.brought, 0) - coalesce(went.used, 0) as credit
    from contract
    left join costs on costs.agency_id = contract.agency_id and costs.contract_id = contract.id
    left join sums on sums.agency_id = contract.agency_id and sums.contract_id = contract.id
    left join came on came.agency_id = contract.agency_id and came.contract_id = contract.id
    left join went on went.agency_id = contract.agency_id and went.contract_id = contract.id
    where contract.${ofAgencies}
  ),
  wrong as (
    select agency_id, 'a journal that does not sum to zero' as of, contract_id || ' ' || id as where, 0 as kept, whole as recomputed
    from posted where whole <> 0
    union all
    select agency_id, 'a balance after a journal', currency || ' ' || entry, balance, balance_again
    from walked where balance <> balance_again
    union all
    select agency_id, 'the debits after a journal', currency || ' ' || entry, debits, debits_again
    from walked where debits <> debits_again
    union all
    select agency_id, 'the place of a journal', currency || ' ' || entry, entry, entry_again
    from walked where entry <> entry_again
    union all
    select agency_id, 'the balance of a contract after a journal', contract_id || ' ' || place, contract_balance, contract_again
    from walked where contract_balance <> contract_again
    union all
    select balance.agency_id, 'the balance of an account', balance.currency, balance.amount, coalesce(sum(posted.share), 0)
    from balance left join posted on posted.agency_id = balance.agency_id and posted.currency = balance.currency
    where balance.${ofAgencies} group by 1, 2, 3, 4 having balance.amount <> coalesce(sum(posted.share), 0)
    union all
    select used.agency_id, 'more set aside than was paid', used.contract_id || ' ' || used.id, used.used, coalesce(credit.brought, 0)
    from used left join credit using (agency_id, contract_id, id) where used.used > coalesce(credit.brought, 0) or used.used < 0
    union all
    select contract.agency_id, 'what a contract costs', contract.id::text, contract.charged, stands.charged
    from contract join stands using (agency_id, id) where contract.charged <> stands.charged
    union all
    select contract.agency_id, 'what is paid on a contract', contract.id::text, contract.paid, stands.charged - stands.balance
    from contract join stands using (agency_id, id) where contract.paid <> stands.charged - stands.balance
    union all
    select contract.agency_id, 'the credit of a contract', contract.id::text, contract.credit, stands.credit
    from contract join stands using (agency_id, id) where contract.credit <> stands.credit
    union all
    select request.agency_id, 'a confirmed request that is not covered', request.id::text, coalesce(set_aside.covered, 0),
      coalesce(charged.charged, 0)
    from request
    left join set_aside on set_aside.agency_id = request.agency_id and set_aside.request_id = request.id
    left join charged on charged.agency_id = request.agency_id and charged.request_id = request.id
    where request.${ofAgencies} and request.state = 'Confirmed'
      and coalesce(set_aside.covered, 0) <> coalesce(charged.charged, 0)
  )
  select agency_id as "agencyId", of, "where", kept::bigint as kept, recomputed::bigint as recomputed,
    (select count(*) from posted)::int as journals
  from wrong
  union all
  select 0, '', '', 0, 0, (select count(*) from posted)::int`)
const keepResult = query<{ journals: number; found: number }>(`
  update reconciliation set ended_at = now(), journals = $journals, differences = $found`)

type Parts = { db: Database; log: WorkerLog; atOnce?: number }
export type Reconciled = { journals: number; differences: BooksDifference[]; next: AgencyId | undefined }

/** Recomputes a batch of agencies from their entries. It mends nothing: what does not hold is for people to look at. */
export function reconcileBatch(db: Database, after: AgencyId, most = batch, lines = mostLines): Promise<Reconciled> {
  return db.read(systemCaller('reconcile-books'), async (tx) => {
    const chosen = await nextAgencies.all(tx, { after, most, lines })
    const agencies = chosen.map(({ agencyId }) => agencyId)
    if (agencies.length === 0) return { journals: 0, differences: [], next: undefined }
    const found = await differences.all(tx, { agencies })
    const wrong = found.filter(({ of }) => of !== '')
    return {
      journals: found[0]!.journals,
      differences: wrong,
      next: chosen.at(-1)!.areMore ? agencies.at(-1) : undefined,
    }
  })
}

/** Reconciles a batch and asks for the next. The last one keeps how much was wrong, which a metric tells. */
export async function reconcileBooks(
  { db, log, atOnce = batch }: Parts,
  { after = 0 as AgencyId, found = 0, journals = 0 }: TaskPayloads['reconcile-books'],
): Promise<void> {
  const batchDone = await reconcileBatch(db, after, atOnce)
  const soFar = { found: found + batchDone.differences.length, journals: journals + batchDone.journals }
  await db.write(systemCaller('reconcile-books'), async (tx) => {
    if (batchDone.next === undefined) await keepResult.run(tx, soFar)
    else await enqueue(tx, 'reconcile-books', { after: batchDone.next, ...soFar }, { key: 'reconcile-books' })
  })
  for (const difference of batchDone.differences.slice(0, 20)) log.error(difference, 'the books do not add up')
}
