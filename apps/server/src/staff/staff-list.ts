import type { listStaff as operation, StaffState } from '@sarai/wire/desk/staff.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import type { StaffCaller } from '#caller.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { byId, pageOf } from '#database/page-of.ts'
import type { Database } from '#database/unit-of-work.ts'
import { invitationHours } from '#staff/invitation-link.ts'

type Row = {
  id: number
  version: number
  username: string
  name: string
  roles: StaffRole[]
  state: StaffState
  hasFactor: boolean
  lastSeenAt: Date | null
}

const page = filteredQuery<{ after: number }, Row, { limit: number }>(
  { after: `staff.id < $after` },
  (and) => `
  select staff.id, version, username, name, roles,
    case when disabled_at is not null then 'disabled'
      when has_password then 'active'
      when invited_at > now() - interval '${invitationHours} hours' then 'invited'
      else 'invitation-expired' end as state,
    exists (select 1 from staff_factor f where f.staff_id = staff.id) as "hasFactor",
    (select max(renewed_at) from staff_session s where s.staff_id = staff.id) as "lastSeenAt"
  from staff where true ${and} order by staff.id desc limit $limit`,
)

export async function listStaff(
  db: Database,
  caller: StaffCaller,
  { after, limit }: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  const found = await db.look(caller, page.ask.all({ after, limit: limit + 1 }))
  return pageOf(found, limit, (row) => ({ ...row, lastSeenAt: row.lastSeenAt?.toISOString() ?? null }), byId)
}
