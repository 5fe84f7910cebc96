import type { FastifyBaseLogger } from 'fastify'
import type { readDraft as operation } from '@sarai/wire/portal/drafts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askContract, placeOf } from '#reservations/drafts/draft-place.ts'
import { findDraft, openDraft } from '#reservations/drafts/open-draft.ts'
import type { Sealing } from '#sealing.ts'

export async function readDraft(
  { db, sealing, log }: { db: Database; sealing: Sealing; log: Pick<FastifyBaseLogger, 'warn'> },
  caller: AgencyCaller,
  contractId: ContractId | undefined,
): Promise<ReplyOf<typeof operation>> {
  const place = placeOf(caller, contractId)
  const [found] = await db.look(caller, [findDraft.ask.first(place), askContract(place)])
  if (found === undefined) return null
  const draft = openDraft(sealing, place, found.sealed)
  if (draft) return { version: found.version, savedAt: found.savedAt.toISOString(), draft }
  log.warn({ version: found.version }, 'a draft cannot be opened any more, and counts as none')
  return null
}
