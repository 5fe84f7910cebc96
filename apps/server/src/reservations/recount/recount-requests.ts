import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { systemCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { WorkerLog } from '#jobs/run-worker.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import type { Difference } from '#reservations/recount/difference.ts'
import { recountContracts } from '#reservations/recount/recount-contracts.ts'
import { recountNotes } from '#reservations/recount/recount-notes.ts'

/** Few at a time: an agency may have half a million requests. */
const batch = 200

const nextAgencies = query<{ after: AgencyId; most: number }, { id: AgencyId }>(`
  select id from agency where id > $after order by id limit $most`)
/** In one statement, which sees the requests and what was counted with them at one moment. */
const differences = query<{ agencies: readonly AgencyId[] }, Difference>(`
  with counted as (
    select agency_id, state, count(*)::int as counted from request where agency_id = any ($agencies) group by 1, 2
  ), offered as (
    select agency_id, case state when 'New' then 'new' else 'asked' end as instead, count(*)::int as offered
    from request
    where agency_id = any ($agencies) and state in ('New', 'ConfirmationPending') and offer_number is not null
    group by 1, 2
  ), said as (
    select agency_id, state as of, requests as kept, 0 as counted from request_count where agency_id = any ($agencies)
    union all
    select agency_id, state, 0, counted from counted
    union all
    select agency_id, queue, 1, 0 from desk_request where agency_id = any ($agencies) and queue <> 'applied'
    union all
    select agency_id, case state when 'New' then 'new' when 'ConfirmationPending' then 'asked' else 'unpaid' end, 0, counted
    from counted where state in ('New', 'ConfirmationPending', 'PaymentPending')
    union all
    select agency_id, instead, 0, -offered from offered
    union all
    select agency_id, 'offered', 0, offered from offered
  )
  select agency_id as "agencyId", of, sum(kept)::int as kept, sum(counted)::int as counted from said
  group by agency_id, of having sum(kept) <> sum(counted) order by agency_id, of`)

/** In the order in which countStates moves them, so that the two never wait in a ring. */
const openCounters = query<{ agencyId: AgencyId }>(`
  insert into request_count (agency_id, state, requests)
  select $agencyId, state, 0 from unnest(array['Cancelled', 'ConfirmationPending', 'Confirmed', 'New', 'PaymentPending',
    'Refunded', 'Rejected']) state
  on conflict do nothing`)
const lockCounters = query<{ agencyId: AgencyId }>(`
  select from request_count where agency_id = $agencyId order by state for update`)
const setCounters = query<{ agencyId: AgencyId }>(`
  update request_count c
  set requests = (select count(*) from request where agency_id = $agencyId and state = c.state)
  where agency_id = $agencyId`)
const keepResult = query<{ found: number }>(`update recount set ended_at = now(), differences = $found`)

type Parts = { db: Database; log: WorkerLog; atOnce?: number }

/** Recounts a batch of agencies and asks for the next. The last one keeps how much was wrong, which a metric tells. */
export async function recountRequests(parts: Parts, payload: TaskPayloads['recount-requests']): Promise<void> {
  const { db, log, atOnce = batch } = parts
  const { after = 0 as AgencyId, found = 0 } = payload
  const wrong = await db.write(systemCaller('recount-requests'), async (tx) => {
    const agencies = (await nextAgencies.all(tx, { after, most: atOnce })).map(({ id }) => id)
    const counted = agencies.length === 0 ? [] : await differences.all(tx, { agencies })
    for (const agencyId of new Set(counted.filter(isCounter).map((one) => one.agencyId))) await mend(tx, agencyId)
    const those =
      agencies.length === 0
        ? []
        : [...counted, ...(await recountNotes(tx, agencies)), ...(await recountContracts(tx, agencies))]
    const soFar = found + those.length
    const last = agencies.length === atOnce ? agencies.at(-1) : undefined
    // Kept with what was mended: whoever begins this batch again finds nothing wrong in it.
    if (last === undefined) await keepResult.run(tx, { found: soFar })
    else await enqueue(tx, 'recount-requests', { after: last, found: soFar }, { key: 'recount-requests' })
    return those
  })
  for (const difference of wrong.slice(0, 20)) log.error(difference, 'requests were counted wrong')
}

/** A request that the desk has not in its queue is for people to look at; a counter is set right. */
const isCounter = ({ of }: Difference) => of !== 'new' && of !== 'asked' && of !== 'offered' && of !== 'unpaid'

/**
 * Whoever moves a counter holds it until their requests can be seen, so whatever is seen once all are held was counted;
 * what cannot be seen yet is added afterwards.
 */
async function mend(tx: Tx, agencyId: AgencyId): Promise<void> {
  await openCounters.run(tx, { agencyId })
  await lockCounters.run(tx, { agencyId })
  await setCounters.run(tx, { agencyId })
}
