import type { FastifyBaseLogger } from 'fastify'
import type { readDraft as operation } from '@sarai/wire/portal/drafts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
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
  const { version, sealed, submitKey, requestId } = found
  const read = { version, savedAt: found.savedAt.toISOString() }
  if (sealed === null) {
    const id = requestId!
    const hotelName = caller.language === 'fa' ? found.hotelNameFa : found.hotelNameEn
    return { ...read, draft: null, sent: { id, requestNumber: requestNumber(id), hotelName, isHeard: found.isHeard } }
  }
  const draft = openDraft(sealing, place, { sealed, submitKey })
  if (draft) return { ...read, draft, sent: null }
  log.warn({ version }, 'a draft cannot be opened any more, and counts as none')
  return null
}
