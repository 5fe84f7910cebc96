import { draftBody, type DraftBody } from '@sarai/wire/portal/drafts.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { query } from '#database/query.ts'
import { draftRow, type DraftPlace } from '#reservations/drafts/draft-place.ts'
import type { Sealing } from '#sealing.ts'

type Row = {
  readonly version: number
  readonly savedAt: Date
  readonly submitKey: string
  /** Null once it was sent. */
  readonly sealed: string | null
  readonly requestId: RequestId | null
  readonly isHeard: boolean
  readonly hotelNameEn: string
  readonly hotelNameFa: string
}

export const findDraft = query<DraftPlace, Row>(`
  select draft.version, saved_at as "savedAt", submit_key as "submitKey", sealed, request_id as "requestId",
    is_heard as "isHeard", hotel_name_en as "hotelNameEn", hotel_name_fa as "hotelNameFa"
  from draft left join request on request.agency_id = draft.agency_id and request.id = draft.request_id
  where draft.agency_id = $agencyId and user_id = $userId and draft.contract_id = $contractId`)

/**
 * Undefined where it cannot be read any more: its key was retired, or drafts look different today. Nobody can do
 * anything about that, and it must not keep its user from drafting anew.
 */
export function openDraft(
  sealing: Sealing,
  place: DraftPlace,
  { sealed, submitKey }: { sealed: string; submitKey: string },
): DraftBody | undefined {
  try {
    const kept = JSON.parse(sealing.open(sealed, draftRow(place))) as DraftBody
    // Those of before drafts had a key were given one by the database alone.
    return draftBody.parse({ ...kept, submitKey })
  } catch {
    // What went wrong may quote what is in it.
    return undefined
  }
}
