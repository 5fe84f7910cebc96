import type { DraftSaved, SaveDraftBody } from '@sarai/wire/portal/drafts.ts'
import type { ContractId, PropertyId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { askContract, draftRow, placeOf, type DraftPlace } from '#reservations/drafts/draft-place.ts'
import { findDraft, openDraft } from '#reservations/drafts/open-draft.ts'
import type { Sealing } from '#sealing.ts'

type Kept = DraftPlace & { propertyId: PropertyId; submitKey: string; sealed: string }
type Saved = { version: number; savedAt: Date }

/** As the table has it (0045-drafts.sql). */
const mostSealed = 350_000

const add = query<Kept, Saved>(`
  insert into draft (agency_id, user_id, contract_id, property_id, version, submit_key, sealed)
  values ($agencyId, $userId, $contractId, $propertyId, nextval('draft_version'), $submitKey, $sealed)
  on conflict (agency_id, user_id, contract_id) do update set property_id = excluded.property_id,
    version = excluded.version, submit_key = excluded.submit_key, sealed = excluded.sealed, request_id = null,
    is_heard = false, saved_at = now()
  where draft.sealed is null and draft.submit_key <> excluded.submit_key
  returning version, saved_at as "savedAt"`)
const replace = query<Kept & { version: number }, Saved>(`
  update draft set property_id = $propertyId, version = nextval('draft_version'), submit_key = $submitKey,
    sealed = $sealed, saved_at = now()
  where agency_id = $agencyId and user_id = $userId and contract_id = $contractId and version = $version
    and sealed is not null
  returning version, saved_at as "savedAt"`)

/**
 * Two browsers never overwrite each other unseen: whoever did not see the last version is refused, and so is whoever
 * goes on with a draft that was sent or discarded meanwhile. The answer is kept with the key of the call, so it says
 * nothing of the draft. One that cannot be opened counts as none (readDraft), and is replaced.
 */
export function saveDraft(
  { db, sealing }: { db: Database; sealing: Sealing },
  caller: AgencyCaller,
  contractId: ContractId | undefined,
  { version, draft }: SaveDraftBody,
): Promise<DraftSaved> {
  const place = placeOf(caller, contractId)
  const { propertyId, submitKey } = draft
  const kept = { ...place, propertyId, submitKey, sealed: sealing.seal(JSON.stringify(draft), draftRow(place)) }
  // Only bytes that are no text get here: each of them becomes a sign that takes three.
  if (kept.sealed.length > mostSealed) throw new Problem('VALIDATION_FAILED', { fields: ['draft'] })
  const save = version === undefined ? add.ask.first(kept) : replace.ask.first({ ...kept, version })
  return db.write(caller, [askContract(place), save], async (tx, [, added]) => {
    const saved = added ?? (version === undefined ? await replaceUnreadable(tx, sealing, kept) : undefined)
    if (saved === undefined) throw new Problem('STATE_CHANGED')
    return { version: saved.version, savedAt: saved.savedAt.toISOString() }
  })
}

async function replaceUnreadable(tx: Tx, sealing: Sealing, kept: Kept): Promise<Saved | undefined> {
  const { agencyId, userId, contractId } = kept
  const found = await findDraft.first(tx, { agencyId, userId, contractId })
  if (found === undefined || found.sealed === null) return undefined
  if (openDraft(sealing, kept, { sealed: found.sealed, submitKey: found.submitKey })) return undefined
  return replace.first(tx, { ...kept, version: found.version })
}
