import type { readProfileSummary as operation } from '@sarai/wire/portal/accounts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const profileSummary = query<{ agencyId: AgencyId; userId: UserId }, ReplyOf<typeof operation>>(`
  select u.first_name || ' ' || u.last_name as "UserName", agency.name as "AgencyName", u.role as "Role",
    u.email_verified_at is null or u.pending_email is not null as "ShouldVerifyEmail"
  from agency_user u join agency on agency.id = u.agency_id where u.agency_id = $agencyId and u.id = $userId`)

export function readProfileSummary(db: Database, caller: AgencyCaller) {
  return db.look(caller, profileSummary.ask.one({ agencyId: caller.agencyId, userId: caller.userId }))
}
