import { happen } from '@sarai/domain/contract/happen.ts'
import type { AgencyId, ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { Brought, EventKind } from '@sarai/domain/request/events.ts'
import { keepContract } from '#contracts/keep-contract.ts'
import { lockContract } from '#contracts/lock-contract.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem, valueOf } from '#problem.ts'

type Of = { agencyId: AgencyId; requestId: RequestId }

/** The contract of a request, which never changes: it may be asked for before the lock is taken. */
export const contractOf = query<Of, { contractId: ContractId }>(`
  select contract_id as "contractId" from request where agency_id = $agencyId and id = $requestId`)

/** Somebody does something with a request: its contract is locked, the rules decide, and what follows is kept. */
export async function happenTo<Kind extends Exclude<EventKind, 'submit'>>(
  tx: Tx,
  { agencyId, requestId }: Of,
  place: { contractId: ContractId } | undefined,
  event: Brought<Kind>,
): Promise<void> {
  const contract = place && (await lockContract(tx, agencyId, place.contractId))
  if (contract === undefined) throw new Problem('NOT_FOUND')
  await keepContract(tx, contract, valueOf(happen(contract, requestId, event)))
}
