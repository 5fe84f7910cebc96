import type { ContractId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { askContract, placeOf, type DraftPlace } from '#reservations/drafts/draft-place.ts'

const ofVersion = `where agency_id = $agencyId and user_id = $userId and contract_id = $contractId and version = $version`
const discard = query<DraftPlace & { version: number }>(`delete from draft ${ofVersion} and sealed is not null`)
const noteHeard = query<DraftPlace & { version: number }>(
  `update draft set is_heard = true ${ofVersion} and sealed is null`,
)

/** Of one that was sent it stays known what it became: another tab may still hold it. */
export function discardDraft(
  db: Database,
  caller: AgencyCaller,
  { contractId, version }: { contractId?: ContractId | undefined; version: number },
): Promise<null> {
  const place = placeOf(caller, contractId)
  const at = { ...place, version }
  const questions = [askContract(place), discard.ask.run(at), noteHeard.ask.run(at)] as const
  return db.write(caller, questions, async (_, [, discarded, noted]) => {
    if (discarded + noted === 0) throw new Problem('STATE_CHANGED')
    return null
  })
}
