import { randomBytes } from 'node:crypto'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { findLink, holderOf, spendLinks, useLink } from '#accounts/account-link.ts'
import { usernameKeyOf } from '#identity/door.ts'
import { endSessions } from '#accounts/session/end-sessions.ts'
import { hashPassword, passwordWork } from '#identity/password-hash.ts'
import { takeWayBack } from '#accounts/address/way-back.ts'
import { withdrawInvitationsOf } from '#accounts/address/withdraw-invitations-of.ts'
import { record } from '#activity/record-activity.ts'
import { maskedEmail } from '#activity/values.ts'
import { atDoor, type Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const addressOf = query<{ agencyId: AgencyId; userId: UserId }, { email: string }>(`
  select email from agency_user where agency_id = $agencyId and id = $userId for update`)
const restore = query<{
  agencyId: AgencyId
  userId: UserId
  email: string
  usernameKey: string
  passwordHash: string
}>(`
  update agency_user set email = $email, username = $email, username_key = $usernameKey, email_verified_at = now(),
    pending_email = null, password_hash = $passwordHash
  where agency_id = $agencyId and id = $userId`)

/**
 * Undoes a change of the e-mail. Whoever made it knows the password, so that ends too: nobody knows the new one, and the
 * old address gets a link to choose its own. A password that was reset meanwhile changes nothing about it. An invitation
 * that is still open may lie in a mailbox of theirs.
 */
export async function restoreEmail(db: Database, caller: Visitor, token: string): Promise<null> {
  const known = await db.read(atDoor(caller, 'portal'), (tx) => findLink(tx, 'restore-email', token))
  // A token that opens nothing costs no hashing. The call still goes on to the write: it may be a repetition.
  const passwordHash = known && (await passwordWork(() => hashPassword(randomBytes(32).toString('base64url'))))
  return db.write(atDoor(caller, 'portal'), async (tx) => {
    const link = await useLink(tx, 'restore-email', token)
    const { agencyId, userId, email } = link
    const { email: before } = await addressOf.one(tx, { agencyId, userId })
    const isOpen = passwordHash !== undefined && (await takeWayBack(tx, link, email))
    if (!isOpen) throw new Problem('LINK_INVALID')
    const holder = holderOf(caller, link)
    await record(tx, holder, {
      what: 'account-email-restore',
      agencyId,
      before: { email: maskedEmail(before) },
      after: { email: maskedEmail(email) },
    })
    await restore.later(tx, { agencyId, userId, email, usernameKey: usernameKeyOf(email), passwordHash })
    await spendLinks(tx, link, ['verify-email', 'reset-password'])
    await endSessions(tx, link, 'the e-mail was restored')
    await withdrawInvitationsOf(tx, holder, userId)
    await enqueue(tx, 'mail-email-restored', { agencyId, userId })
    await announce(tx, { to: { agencyId }, what: 'colleague', id: `${agencyId}` })
    await announce(tx, { to: { agencyId }, what: 'agency', id: `${agencyId}` })
    await announce(tx, { to: 'desk', what: 'agency', id: `${agencyId}` })
    return null
  })
}
