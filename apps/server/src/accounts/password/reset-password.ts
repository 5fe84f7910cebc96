import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { PasswordOwner } from '@sarai/domain/people/password-policy.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type Visitor } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { findLink, holderOf, useLink, type AccountLink } from '#accounts/account-link.ts'
import { hashPassword, passwordWork } from '#identity/password-hash.ts'
import { refuseWeakPassword, setPassword } from '#accounts/password/set-password.ts'

type ResetLink = { UserId: number; Token: string }
type NewPassword = ResetLink & { NewPassword: string }

/** A link that was mailed to an address which is no longer that of the account opens nothing. */
const isStillAddress = query<{ agencyId: AgencyId; userId: UserId; email: string }>(
  `select 1 from agency_user where agency_id = $agencyId and id = $userId and email = $email`,
)
const ownerOfPassword = query<{ agencyId: AgencyId; userId: UserId }, PasswordOwner>(`
  select agency.name as "agencyName", u.email from agency_user u join agency on agency.id = u.agency_id
  where u.agency_id = $agencyId and u.id = $userId`)
/** The link reached this address, and that is all that a confirmation of it would show. */
const confirmAddress = query<{ agencyId: AgencyId; userId: UserId; email: string }>(`
  update agency_user set email_verified_at = coalesce(email_verified_at, now())
  where agency_id = $agencyId and id = $userId and email = $email`)

export async function resetPassword(db: Database, caller: Visitor, given: NewPassword): Promise<null> {
  // A token that opens nothing costs no hashing. The call still goes on to the write: it may be the repetition of one
  // that succeeded, and then its first answer is found there.
  const owner = await readOwner(db, caller, given)
  if (owner !== undefined) refuseWeakPassword('NewPassword', given.NewPassword, owner)
  const passwordHash = owner && (await passwordWork(() => hashPassword(given.NewPassword)))
  return db.write(atDoor(caller, 'portal'), async (tx) => {
    const link = await useLink(tx, 'reset-password', given.Token)
    if (passwordHash === undefined || !(await isOf(tx, link, given))) throw new Problem('LINK_INVALID')
    await record(tx, holderOf(caller, link), { what: 'account-password-reset', agencyId: link.agencyId })
    await setPassword(tx, link, passwordHash, { because: 'the password was reset' })
    await confirmAddress.later(tx, { agencyId: link.agencyId, userId: link.userId, email: link.email })
    return null
  })
}

/** Told before somebody thinks up a password. A link that opens nothing is refused as when it is used, whatever the reason. */
export async function readResetLink(db: Database, caller: Visitor, given: ResetLink): Promise<null> {
  const link = await db.read(atDoor(caller, 'portal'), (tx) => goodLink(tx, given))
  if (link === undefined) throw new Problem('LINK_INVALID')
  return null
}

function readOwner(db: Database, caller: Visitor, given: ResetLink): Promise<PasswordOwner | undefined> {
  return db.read(atDoor(caller, 'portal'), async (tx) => {
    const link = await goodLink(tx, given)
    return link && ownerOfPassword.one(tx, { agencyId: link.agencyId, userId: link.userId })
  })
}

async function goodLink(tx: Tx, given: ResetLink): Promise<AccountLink | undefined> {
  const link = await findLink(tx, 'reset-password', given.Token)
  return link && (await isOf(tx, link, given)) ? link : undefined
}

async function isOf(tx: Tx, link: AccountLink, { UserId }: ResetLink): Promise<boolean> {
  const isTheirs = await isStillAddress.first(tx, { agencyId: link.agencyId, userId: link.userId, email: link.email })
  return link.userId === UserId && isTheirs !== undefined
}
