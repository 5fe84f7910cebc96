import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { readAgencyInfo as operation } from '@sarai/wire/portal/accounts.ts'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** The address that waits for its confirmation is shown before the one that it will replace. */
const agencyInfo = query<{ agencyId: AgencyId; userId: UserId }, ReplyOf<typeof operation>>(`
  select agency.name as "AgencyName", agency.manager_first_name as "ManagerFirstName",
    agency.manager_last_name as "ManagerLastName", agency.mobile as "Mobile",
    coalesce(u.pending_email, u.email) as "Email",
    u.email_verified_at is not null and u.pending_email is null as "IsEmailVerified"
  from agency_user u join agency on agency.id = u.agency_id where u.agency_id = $agencyId and u.id = $userId`)

export function readAgencyInfo(db: Database, caller: AgencyCaller) {
  return db.look(caller, agencyInfo.ask.one({ agencyId: caller.agencyId, userId: caller.userId }))
}
