import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { maskedEmail } from '#activity/values.ts'
import { atDoor, type Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { holderOf, spendLinks, useLink } from '#accounts/account-link.ts'
import { usernameKeyOf } from '#identity/door.ts'
import { leaveWayBack, takeWayBack } from '#accounts/address/way-back.ts'

const addressOf = query<{ agencyId: AgencyId; userId: UserId }, { email: string; isVerified: boolean }>(`
  select email, email_verified_at is not null as "isVerified" from agency_user
  where agency_id = $agencyId and id = $userId for update`)
/** Only the address that is waited for: a link to one that was corrected since, or called off, confirms nothing. */
const confirmAddress = query<{ agencyId: AgencyId; userId: UserId; email: string; usernameKey: string }>(`
  update agency_user
  set email = $email, username = $email, username_key = $usernameKey, email_verified_at = now(), pending_email = null
  where agency_id = $agencyId and id = $userId and coalesce(pending_email, email) = $email`)

/** The address of the link becomes e-mail and username in one moment, so that the two never differ. */
export function verifyEmail(db: Database, caller: Visitor, token: string): Promise<null> {
  return db.write(atDoor(caller, 'portal'), async (tx) => {
    const link = await useLink(tx, 'verify-email', token)
    const { email: before, isVerified } = await addressOf.one(tx, { agencyId: link.agencyId, userId: link.userId })
    const confirmed = await confirmAddress
      .run(tx, {
        agencyId: link.agencyId,
        userId: link.userId,
        email: link.email,
        usernameKey: usernameKeyOf(link.email),
      })
      .catch(takenMeanwhile)
    if (confirmed === 0) throw new Problem('LINK_INVALID')
    await record(tx, holderOf(caller, link), {
      what: 'account-email',
      agencyId: link.agencyId,
      before: { email: maskedEmail(before) },
      after: { email: maskedEmail(link.email) },
    })
    const isAnother = usernameKeyOf(before) !== usernameKeyOf(link.email)
    // Back at an address by its own mailbox: what was changed since is undone, and leads to nobody.
    const isReturn = await takeWayBack(tx, link, link.email)
    // An address that nobody ever confirmed may be a stranger's: it gets no way into the account.
    if (isVerified && isAnother && !isReturn) await leaveWayBack(tx, link, before)
    // A link to a new password may lie in the old mailbox.
    await spendLinks(tx, link, ['verify-email', 'reset-password'])
    await announce(tx, { to: { agencyId: link.agencyId }, what: 'colleague', id: `${link.agencyId}` })
    await announce(tx, { to: { agencyId: link.agencyId }, what: 'agency', id: `${link.agencyId}` })
    await announce(tx, { to: 'desk', what: 'agency', id: `${link.agencyId}` })
    return null
  })
}

const uniqueViolation = '23505'

/** Somebody else has registered with the address since the link was sent. */
function takenMeanwhile(error: unknown): never {
  if ((error as { code?: string }).code === uniqueViolation) throw new Problem('LINK_INVALID', { cause: error })
  throw error
}
