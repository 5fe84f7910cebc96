import type { DraftBody, readDraft as operation } from '@sarai/wire/portal/drafts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askContract, draftRow, placeOf, type DraftPlace } from '#reservations/drafts/draft-place.ts'
import type { Sealing } from '#sealing.ts'

const find = query<DraftPlace, { version: number; sealed: string; savedAt: Date }>(`
  select version, sealed, saved_at as "savedAt" from draft
  where agency_id = $agencyId and user_id = $userId and contract_id = $contractId`)

export async function readDraft(
  { db, sealing }: { db: Database; sealing: Sealing },
  caller: AgencyCaller,
  contractId: ContractId | undefined,
): Promise<ReplyOf<typeof operation>> {
  const place = placeOf(caller, contractId)
  const [found] = await db.look(caller, [find.ask.first(place), askContract(place)])
  if (found === undefined) return null
  const draft = JSON.parse(sealing.open(found.sealed, draftRow(place))) as DraftBody
  return { version: found.version, savedAt: found.savedAt.toISOString(), draft }
}
