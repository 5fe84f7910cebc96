import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { Colleague } from '@sarai/domain/people/colleague.ts'
import { lockAgencyFor } from '#accounts/lock-agency.ts'
import type { AgencyCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const isOwnerStill = query<{ agencyId: AgencyId; userId: UserId }>(`
  select 1 from agency_user where agency_id = $agencyId and id = $userId and role = 'owner' and disabled_at is null`)
const openOnes = `accepted_at is null and withdrawn_at is null`
const counts = query<{ agencyId: AgencyId }, { size: number; activeOwners: number }>(`
  select count(*)::int + (select count(*)::int from invitation where agency_id = $agencyId and ${openOnes}) as size,
    (count(*) filter (where role = 'owner' and disabled_at is null))::int as "activeOwners"
  from agency_user where agency_id = $agencyId`)
const colleague = query<{ agencyId: AgencyId; userId: UserId }, Colleague & { version: number; name: string }>(`
  select id, version, role, disabled_at is not null as "isDisabled", first_name || ' ' || last_name as name
  from agency_user where agency_id = $agencyId and id = $userId for update`)
/** One mail a minute, also after a withdrawal: it is the mailbox of somebody who has not even agreed yet. */
const standing = query<
  { agencyId: AgencyId; emailKey: string },
  { isColleague: boolean; isInvited: boolean; waitSeconds: number }
>(`
  select exists (select 1 from agency_user where agency_id = $agencyId and username_key = $emailKey) as "isColleague",
    coalesce(bool_or(${openOnes}), false) as "isInvited",
    coalesce(ceil(60 - extract(epoch from now() - max(sent_at))), 0)::int as "waitSeconds"
  from invitation where agency_id = $agencyId and email_key = $emailKey`)

/**
 * Whoever changes a team waits here for whoever is changing it: two owners cannot remove each other at once. They may
 * have waited for the one who took their role, so it is asked last.
 */
export async function lockTeam(tx: Tx, caller: AgencyCaller) {
  const { agencyId, userId } = caller
  await lockAgencyFor(tx, caller)
  if ((await isOwnerStill.run(tx, { agencyId, userId })) === 0) throw new Problem('FORBIDDEN')
  return counts.one(tx, { agencyId })
}

export const lockColleague = (tx: Tx, agencyId: AgencyId, id: UserId) => colleague.first(tx, { agencyId, userId: id })

/** Of the own agency only: what is true of an address elsewhere is nobody's business here. */
export const standingOfAddress = (tx: Tx, agencyId: AgencyId, emailKey: string) =>
  standing.one(tx, { agencyId, emailKey })

export async function announceTeam(tx: Tx, agencyId: AgencyId): Promise<void> {
  await announce(tx, { to: { agencyId }, what: 'colleague', id: `${agencyId}` })
  await announce(tx, { to: 'desk', what: 'agency', id: `${agencyId}` })
}
