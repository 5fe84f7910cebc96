import type { changeColleague as operation } from '@sarai/wire/portal/colleagues.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { changeColleague as decide, mayActAs } from '@sarai/domain/people/colleague.ts'
import { endSessions } from '#accounts/session/end-sessions.ts'
import { withdrawInvitationsOf } from '#accounts/address/withdraw-invitations-of.ts'
import { record } from '#activity/record-activity.ts'
import { word } from '#activity/values.ts'
import { atDoor, type AgencyCaller, type Proven } from '#caller.ts'
import { forgetDrafts } from '#colleagues/forget-drafts.ts'
import { announceTeam, lockColleague, lockTeam } from '#colleagues/team.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem, valueOf } from '#problem.ts'

const save = query<{ agencyId: AgencyId; userId: UserId; role: string; isDisabled: boolean; by: UserId }>(`
  update agency_user set role = $role, disabled_at = case when $isDisabled then coalesce(disabled_at, now()) end,
    version = version + case when role = $role then 0 else 1 end,
    role_by = case when role = $role then role_by else $by end
  where agency_id = $agencyId and id = $userId`)

/** Saying the same again changes nothing and leaves nothing in the log. */
export function changeColleague(
  db: Database,
  caller: Proven<AgencyCaller>,
  userId: UserId,
  given: InputOf<typeof operation>['body'],
): Promise<null> {
  const { agencyId } = caller
  return db.write(atDoor(caller, 'portal'), async (tx) => {
    const { activeOwners } = await lockTeam(tx, caller)
    const before = await lockColleague(tx, agencyId, userId)
    if (before === undefined) throw new Problem('NOT_FOUND')
    if (given.Role !== undefined) asSeen(before, given.Version)
    const change = { role: given.Role, isDisabled: given.IsDisabled }
    const decided = valueOf(decide(before, change, { changedBy: caller.userId, activeOwners }))
    const { role, isDisabled, changesRole, changesAccess } = decided
    if (!changesRole && !changesAccess) return null
    await save.later(tx, { agencyId, userId, role, isDisabled, by: caller.userId })
    if (isDisabled) await endSessions(tx, { agencyId, userId }, 'disabled by the agency')
    const step = { agencyId, subject: { kind: 'colleague', id: userId, label: before.name } } as const
    if (changesRole) {
      const [was, became] = [before.role, role].map(word('role'))
      await record(tx, caller, { ...step, what: 'colleague-role', before: { role: was! }, after: { role: became! } })
      if (userId !== caller.userId) await enqueue(tx, 'mail-role-changed', { agencyId, userId })
    }
    if (changesAccess) {
      await record(tx, caller, { ...step, what: isDisabled ? 'colleague-disable' : 'colleague-enable' })
    }
    if (isDisabled || !mayActAs(role, 'agent')) await forgetDrafts(tx, { agencyId, userId })
    if (isDisabled || role !== 'owner') await withdrawInvitationsOf(tx, caller, userId)
    await announceTeam(tx, agencyId)
    // What the frame of the portal shows of its user is read with the agency.
    if (changesRole) await announce(tx, { to: { agencyId }, what: 'agency', id: `${agencyId}` })
    return null
  })
}
