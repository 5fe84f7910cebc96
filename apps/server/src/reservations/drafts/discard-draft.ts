import type { ContractId, PropertyId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { askContract, placeOf, type DraftPlace } from '#reservations/drafts/draft-place.ts'

const discard = query<DraftPlace & { version: number }>(`
  delete from draft
  where agency_id = $agencyId and user_id = $userId and contract_id = $contractId and version = $version`)
const forget = query<DraftPlace & { propertyId: PropertyId }>(`
  delete from draft
  where agency_id = $agencyId and user_id = $userId and contract_id = $contractId and property_id = $propertyId`)

export function discardDraft(
  db: Database,
  caller: AgencyCaller,
  { contractId, version }: { contractId?: ContractId | undefined; version: number },
): Promise<null> {
  const place = placeOf(caller, contractId)
  const questions = [askContract(place), discard.ask.run({ ...place, version })] as const
  return db.write(caller, questions, async (_, [, discarded]) => {
    if (discarded === 0) throw new Problem('STATE_CHANGED')
    return null
  })
}

/** It was sent. A draft of another hotel is not the one that it was made from, and stays. */
export function forgetDraft(
  tx: Tx,
  caller: AgencyCaller,
  sent: { propertyId: PropertyId; contractId: ContractId | undefined },
): Promise<void> {
  return forget.later(tx, { ...placeOf(caller, sent.contractId), propertyId: sent.propertyId })
}
