import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { findLink, holderOf, useLink } from '#accounts/account-link.ts'
import { hashPassword, passwordWork } from '#identity/password-hash.ts'
import { refuseWeakPassword } from '#accounts/password/set-password.ts'
import { record } from '#activity/record-activity.ts'
import { word } from '#activity/values.ts'
import type { PasswordOwner } from '@sarai/domain/people/password-policy.ts'
import { atDoor, type Visitor } from '#caller.ts'
import { addColleague, type NewColleague } from '#colleagues/add-colleague.ts'
import { lockAgency } from '#accounts/lock-agency.ts'
import { announceTeam } from '#colleagues/team.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const ownerToBe = query<{ agencyId: AgencyId; invitationId: number }, PasswordOwner>(`
  select agency.name as "agencyName", i.email from invitation i join agency on agency.id = i.agency_id
  where i.agency_id = $agencyId and i.id = $invitationId`)
const take = query<{ agencyId: AgencyId; invitationId: number }, NewColleague>(`
  update invitation set accepted_at = now()
  where agency_id = $agencyId and id = $invitationId and accepted_at is null and withdrawn_at is null
    and expires_at > now()
  returning email, first_name as "firstName", last_name as "lastName", role, language`)

/** The invited becomes a user in the moment in which the link is used up; there is nobody before. */
export async function acceptInvitation(
  db: Database,
  caller: Visitor,
  given: { Token: string; NewPassword: string },
): Promise<null> {
  // A token that opens nothing costs no hashing. The call still goes on to the write: it may be the repetition of one
  // that succeeded, and then its first answer is found there.
  const owner = await readOwner(db, caller, given.Token)
  if (owner !== undefined) refuseWeakPassword('NewPassword', given.NewPassword, owner)
  const passwordHash = owner && (await passwordWork(() => hashPassword(given.NewPassword)))
  return db.write(atDoor(caller, 'portal'), async (tx) => {
    const { agencyId, invitationId } = await useLink(tx, 'invitation', given.Token)
    await lockAgency(tx, agencyId)
    const person = await take.first(tx, { agencyId, invitationId })
    if (person === undefined || passwordHash === undefined) throw new Problem('LINK_INVALID')
    const { id: userId } = await addColleague(tx, agencyId, person, passwordHash).catch(takenMeanwhile)
    const colleague = holderOf(caller, { agencyId, userId })
    const subject = { kind: 'colleague', id: userId, label: `${person.firstName} ${person.lastName}` } as const
    const after = { role: word('role')(person.role) }
    await record(tx, colleague, { what: 'colleague-join', agencyId, subject, after })
    await announceTeam(tx, agencyId)
    return null
  })
}

function readOwner(db: Database, caller: Visitor, token: string): Promise<PasswordOwner | undefined> {
  return db.read(atDoor(caller, 'portal'), async (tx) => {
    const link = await findLink(tx, 'invitation', token)
    return link && ownerToBe.first(tx, { agencyId: link.agencyId, invitationId: link.invitationId })
  })
}

const uniqueViolation = '23505'

/** The address has got an account elsewhere since the link was sent. */
function takenMeanwhile(error: unknown): never {
  if ((error as { code?: string }).code === uniqueViolation) throw new Problem('LINK_INVALID', { cause: error })
  throw error
}
