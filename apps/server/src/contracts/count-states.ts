import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import { query, type Tx } from '#database/query.ts'

type Moved = { agencyId: AgencyId; state: RequestState; by: number }

const countUp = query<Moved>(`
  insert into request_count as c (agency_id, state, requests) values ($agencyId, $state, $by)
  on conflict (agency_id, state) do update set requests = c.requests + excluded.requests`)
const countDown = query<Moved>(`
  update request_count set requests = requests + $by where agency_id = $agencyId and state = $state`)

/** Moves the counters of the dashboard. By the name of the state, so that two who move several never wait in a ring. */
export async function countStates(
  tx: Tx,
  agencyId: AgencyId,
  before: readonly RequestState[],
  after: readonly RequestState[],
): Promise<void> {
  for (const state of [...new Set([...before, ...after])].toSorted()) {
    const by = timesOf(state, after) - timesOf(state, before)
    if (by !== 0) await (by > 0 ? countUp : countDown).later(tx, { agencyId, state, by })
  }
}

function timesOf(state: RequestState, states: readonly RequestState[]): number {
  return states.filter((one) => one === state).length
}
