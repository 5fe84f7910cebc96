import type { inviteColleague as operation } from '@sarai/wire/portal/colleagues.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { mayInvite } from '@sarai/domain/people/colleague.ts'
import { usernameKeyOf } from '#identity/door.ts'
import { record } from '#activity/record-activity.ts'
import { word } from '#activity/values.ts'
import { atDoor, type AgencyCaller, type Proven } from '#caller.ts'
import { announceTeam, lockTeam, standingOfAddress } from '#colleagues/team.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { Problem, valueOf } from '#problem.ts'

const insertInvitation = query<
  {
    agencyId: AgencyId
    email: string
    emailKey: string
    firstName: string
    lastName: string
    role: string
    language: string
    userId: UserId
  },
  { Id: number }
>(`
  insert into invitation (agency_id, email, email_key, first_name, last_name, role, language, invited_by, expires_at)
  values ($agencyId, $email, $emailKey, $firstName, $lastName, $role, $language, $userId,
    now() + interval '48 hours') returning id as "Id"`)

/**
 * Takes the invitation whether or not the address has an account with another agency; the worker finds that out, and
 * tells nobody but the owner of the address (docs/decisions/032).
 */
export function inviteColleague(
  db: Database,
  caller: Proven<AgencyCaller>,
  given: InputOf<typeof operation>['body'],
): Promise<ReplyOf<typeof operation>> {
  const { agencyId, userId } = caller
  const { Email: email, FirstName: first, LastName: last, Role: role, Language: language } = given
  const emailKey = usernameKeyOf(email)
  return db.write(atDoor(caller, 'portal'), async (tx) => {
    const { size } = await lockTeam(tx, caller)
    const { waitSeconds, ...standing } = await standingOfAddress(tx, agencyId, emailKey)
    valueOf(mayInvite({ size, ...standing }))
    if (waitSeconds > 0) throw new Problem('RATE_LIMITED', { values: { seconds: waitSeconds } })
    const { Id } = await insertInvitation.one(tx, {
      agencyId,
      email,
      emailKey,
      firstName: first,
      lastName: last,
      role,
      language,
      userId,
    })
    await enqueue(tx, 'mail-invitation', { agencyId, invitationId: Id })
    const subject = { kind: 'invitation', id: Id, label: `${first} ${last}` } as const
    await record(tx, caller, { what: 'colleague-invite', agencyId, subject, after: { role: word('role')(role) } })
    await announceTeam(tx, agencyId)
    return { Id }
  })
}
