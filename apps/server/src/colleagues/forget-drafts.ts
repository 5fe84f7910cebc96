import { query, type Tx } from '#database/query.ts'
import type { AgencyUser } from '#accounts/account-link.ts'

const forget = query<AgencyUser>(`delete from draft where agency_id = $agencyId and user_id = $userId`)

/** Whoever may no longer ask for a stay leaves no guests and no passports behind. */
export function forgetDrafts(tx: Tx, { agencyId, userId }: AgencyUser): Promise<void> {
  return forget.later(tx, { agencyId, userId })
}
