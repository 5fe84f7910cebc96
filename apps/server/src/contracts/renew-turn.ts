import { standingIn } from '@sarai/domain/contract/contract.ts'
import type { AgencyId, ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { Clock } from '@sarai/domain/request/effects.ts'
import { turnOf } from '@sarai/domain/request/turn.ts'
import { lockContract } from '#contracts/lock-contract.ts'
import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

type OfRequest = { agencyId: AgencyId; requestId: RequestId }

const saveTurn = query<OfRequest & { turn: string; dueAt: Date | null; clock: Clock }>(`
  with over as (
    delete from request_clock where agency_id = $agencyId and request_id = $requestId and clock = $clock)
  update request set turn = $turn, turn_due_at = $dueAt where agency_id = $agencyId and id = $requestId`)

/**
 * Nobody did anything with a request, but time has passed: whose turn it is, which is stored to be found by, follows.
 * That is no new version of it, and nothing for its timeline.
 */
export async function renewTurn(
  tx: Tx,
  { agencyId, contractId, requestId, clock }: OfRequest & { contractId: ContractId; clock: Clock },
): Promise<void> {
  const contract = await lockContract(tx, agencyId, contractId)
  const request = contract?.requests.find(({ id }) => id === requestId)
  if (contract === undefined || request === undefined) return
  const turn = turnOf(request, { at: tx.now, contract: standingIn(contract, requestId) })
  const dueAt = turn.by === undefined ? null : new Date(turn.by)
  await saveTurn.later(tx, { agencyId, requestId, turn: turn.who, dueAt, clock })
  for (const to of ['desk', { agencyId }] as const) await announce(tx, { to, what: 'request', id: `${requestId}` })
}
