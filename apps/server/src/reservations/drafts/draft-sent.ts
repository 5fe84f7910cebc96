import type { ContractId, PropertyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import { placeOf, type DraftPlace } from '#reservations/drafts/draft-place.ts'

type Sent = { propertyId: PropertyId; requestId: RequestId }

const keepSent = query<DraftPlace & Sent & { submitKey: string }>(`
  insert into draft (agency_id, user_id, contract_id, property_id, version, submit_key, request_id)
  values ($agencyId, $userId, $contractId, $propertyId, nextval('draft_version'), $submitKey, $requestId)
  on conflict (agency_id, user_id, contract_id) do update set property_id = excluded.property_id,
    version = excluded.version, submit_key = excluded.submit_key, sealed = null, request_id = excluded.request_id,
    is_heard = false, saved_at = now()
  where draft.submit_key = excluded.submit_key or draft.sealed is null`)

const findSent = query<DraftPlace & { submitKey: string | null }, { requestId: RequestId }>(`
  select request_id as "requestId" from draft
  where agency_id = $agencyId and user_id = $userId and contract_id = $contractId and submit_key = $submitKey
    and request_id is not null`)

/** Answers are kept for two days with their key, and a tab stays open for weeks: what was sent is not sent again. */
export function askSentBefore(caller: AgencyCaller, contractId: ContractId | undefined) {
  return findSent.ask.first({ ...placeOf(caller, contractId), submitKey: caller.intent?.key ?? null })
}

/**
 * It was sent: nothing of it is kept but what it became. That is there even if its first save comes later than this. A
 * draft with another key is not the one that this was made from, and stays.
 */
export async function draftSent(
  tx: Tx,
  caller: AgencyCaller,
  contractId: ContractId | undefined,
  sent: Sent,
): Promise<void> {
  const submitKey = caller.intent?.key
  if (submitKey !== undefined) await keepSent.later(tx, { ...placeOf(caller, contractId), ...sent, submitKey })
}
