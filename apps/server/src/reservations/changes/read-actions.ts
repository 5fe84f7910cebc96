import { agencyActions, type readActions as operation } from '@sarai/wire/portal/life/changes.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { standingIn } from '@sarai/domain/contract/contract.ts'
import { nextActions } from '@sarai/domain/request/next-actions.ts'
import type { AgencyCaller } from '#caller.ts'
import { contractOf, type RequestPlace } from '#contracts/happen-to.ts'
import { lookAtContract } from '#contracts/lock-contract.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

type Actions = ReplyOf<typeof operation>

export function readActions(db: Database, caller: AgencyCaller, requestId: RequestId): Promise<Actions> {
  return db.read(caller, async (tx) => {
    const place = await contractOf.first(tx, { agencyId: caller.agencyId, requestId })
    if (place === undefined) throw new Problem('NOT_FOUND')
    return actionsOf(tx, place, requestId)
  })
}

/** By the rules themselves, which decide again when somebody acts. */
export async function actionsOf(
  tx: Tx,
  { agencyId, contractId }: RequestPlace,
  requestId: RequestId,
): Promise<Actions> {
  const contract = await lookAtContract(tx, agencyId, contractId)
  const request = contract?.requests.find(({ id }) => id === requestId)
  if (contract === undefined || request === undefined) throw new Problem('NOT_FOUND')
  const next = nextActions(request, { at: tx.now, contract: standingIn(contract, requestId) }, ['agent'])
  return agencyActions.map((Action) => {
    const found = next.find(({ kind }) => kind === Action)!
    return { Action, Why: found.may ? null : found.why }
  })
}
