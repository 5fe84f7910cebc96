import type { AgencyId, ContractId } from '@sarai/domain/ground/ids.ts'
import { asSeen } from '#database/as-seen.ts'
import { query, type Tx } from '#database/query.ts'
import { lockContracts, type LockedContract } from '#contracts/lock-contract.ts'
import { Problem } from '#problem.ts'

/** Whose it is never changes: it may be asked for before the lock is taken. */
export const placeOfContract = query<{ contractId: ContractId }, { agencyId: AgencyId }>(`
  select agency_id as "agencyId" from contract where id = $contractId`)

/** The contract as its reader saw it, locked; with others of the same agency, in the order of their ids. */
export async function lockDeskContract(
  tx: Tx,
  place: { agencyId: AgencyId } | undefined,
  contractId: ContractId,
  seenVersion: number,
  others: readonly ContractId[] = [],
): Promise<{ contract: LockedContract; others: LockedContract[] }> {
  if (place === undefined) throw new Problem('NOT_FOUND')
  const locked = await lockContracts(tx, place.agencyId, [contractId, ...others])
  const contract = locked.find(({ account }) => account.contractId === contractId)
  return {
    contract: asSeen(contract, seenVersion),
    others: locked.filter(({ account }) => account.contractId !== contractId),
  }
}
