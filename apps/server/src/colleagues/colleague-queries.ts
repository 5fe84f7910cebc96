import type { ColleagueDTO, InvitationDTO, readInvitation as operation } from '@sarai/wire/portal/colleagues.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { largestTeam } from '@sarai/domain/people/colleague.ts'
import { findLink } from '#accounts/account-link.ts'
import { atDoor, type AgencyCaller, type Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const colleaguesOf = query<{ agencyId: AgencyId; userId: UserId }, ColleagueDTO>(`
  select u.id as "Id", u.version as "Version", u.first_name as "FirstName", u.last_name as "LastName", u.email as "Email",
    u.role as "Role", u.disabled_at is not null as "IsDisabled", u.id = $userId as "IsMe",
    by.first_name || ' ' || by.last_name as "RoleBy"
  from agency_user u left join agency_user by on by.agency_id = u.agency_id and by.id = u.role_by
  where u.agency_id = $agencyId
  order by u.disabled_at is not null, u.role <> 'owner', u.id limit ${largestTeam}`)

export function listColleagues(db: Database, caller: AgencyCaller): Promise<ColleagueDTO[]> {
  return db.look(caller, colleaguesOf.ask.all({ agencyId: caller.agencyId, userId: caller.userId }))
}

type InvitationRow = Omit<InvitationDTO, 'SendDateTime'> & { sent_at: Date }
const openInvitations = query<{ agencyId: AgencyId }, InvitationRow>(`
  select i.id as "Id", i.first_name as "FirstName", i.last_name as "LastName", i.email as "Email", i.role as "Role",
    u.first_name || ' ' || u.last_name as "InvitedBy", i.sent_at, i.expires_at <= now() as "IsExpired"
  from invitation i join agency_user u on u.agency_id = i.agency_id and u.id = i.invited_by
  where i.agency_id = $agencyId and i.accepted_at is null and i.withdrawn_at is null
  order by i.id desc limit ${largestTeam}`)

export async function listInvitations(db: Database, caller: AgencyCaller): Promise<InvitationDTO[]> {
  const rows = await db.look(caller, openInvitations.ask.all({ agencyId: caller.agencyId }))
  return rows.map(shown)
}

function shown({ sent_at, ...invitation }: InvitationRow): InvitationDTO {
  return { ...invitation, SendDateTime: sent_at.toISOString() }
}

const invitationOf = query<{ agencyId: AgencyId; invitationId: number }, ReplyOf<typeof operation>>(`
  select agency.name as "AgencyName", i.first_name as "FirstName", i.email as "Email", i.role as "Role"
  from invitation i join agency on agency.id = i.agency_id
  where i.agency_id = $agencyId and i.id = $invitationId and i.accepted_at is null and i.withdrawn_at is null
    and i.expires_at > now()`)

/** Shown to whoever holds the link, before they choose a password. */
export async function readInvitation(db: Database, caller: Visitor, token: string): Promise<ReplyOf<typeof operation>> {
  const found = await db.read(atDoor(caller, 'portal'), async (tx) => {
    const link = await findLink(tx, 'invitation', token)
    return link && invitationOf.first(tx, { agencyId: link.agencyId, invitationId: link.invitationId })
  })
  if (found === undefined) throw new Problem('LINK_INVALID')
  return found
}
