import { draftBody, type DraftBody } from '@sarai/wire/portal/drafts.ts'
import { query } from '#database/query.ts'
import { draftRow, type DraftPlace } from '#reservations/drafts/draft-place.ts'
import type { Sealing } from '#sealing.ts'

export const findDraft = query<DraftPlace, { version: number; sealed: string; savedAt: Date }>(`
  select version, sealed, saved_at as "savedAt" from draft
  where agency_id = $agencyId and user_id = $userId and contract_id = $contractId`)

/**
 * Undefined where it cannot be read any more: its key was retired, or drafts look different today. Nobody can do
 * anything about that, and it must not keep its user from drafting anew.
 */
export function openDraft(sealing: Sealing, place: DraftPlace, sealed: string): DraftBody | undefined {
  try {
    return draftBody.parse(JSON.parse(sealing.open(sealed, draftRow(place))))
  } catch {
    // What went wrong may quote what is in it.
    return undefined
  }
}
