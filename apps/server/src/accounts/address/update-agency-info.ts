import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { parseMobile } from '@sarai/locale/text/mobile.ts'
import { record } from '#activity/record-activity.ts'
import { maskedEmail, maskedMobile } from '#activity/values.ts'
import { atDoor, isProven, type AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { lockAgencyFor } from '#accounts/lock-agency.ts'

type Standing = { email: string; pendingEmail: string | null; role: string; mobile: string; waitSeconds: number }

/** The database's clock decides, and the lock makes two calls at once wait for each other. */
const lockStanding = query<{ agencyId: AgencyId; userId: UserId }, Standing>(`
  select u.email, u.pending_email as "pendingEmail", u.role, agency.mobile,
    coalesce(ceil(60 - extract(epoch from now() - u.confirmation_asked_at)), 0)::int as "waitSeconds"
  from agency_user u join agency on agency.id = u.agency_id
  where u.agency_id = $agencyId and u.id = $userId for update of u`)
const saveAddress = query<{ agencyId: AgencyId; userId: UserId; pendingEmail: string | null }>(`
  update agency_user set pending_email = $pendingEmail, confirmation_asked_at = now()
  where agency_id = $agencyId and id = $userId`)
const saveMobile = query<{ agencyId: AgencyId; mobile: string }>(
  `update agency set mobile = $mobile where id = $agencyId`,
)

/**
 * Corrects phone and e-mail. A new address counts only once its owner has confirmed it; whether it belongs to another
 * account is looked up by the worker and told to nobody but that account (docs/decisions/024).
 */
export function updateAgencyInfo(
  db: Database,
  caller: AgencyCaller,
  given: { Email: string; Mobile?: string | undefined },
): Promise<null> {
  const user = { agencyId: caller.agencyId, userId: caller.userId }
  const step = { agencyId: caller.agencyId }
  const mobile = given.Mobile && (parseMobile(given.Mobile) ?? given.Mobile)
  return db.write(atDoor(caller, 'portal'), async (tx) => {
    await lockAgencyFor(tx, caller)
    const standing = await lockStanding.one(tx, { agencyId: user.agencyId, userId: user.userId })
    if (standing.waitSeconds > 0) throw new Problem('RATE_LIMITED', { values: { seconds: standing.waitSeconds } })
    if (mobile !== undefined && standing.mobile !== mobile) {
      if (standing.role !== 'owner') throw new Problem('FORBIDDEN', { fields: ['Mobile'] })
      await saveMobile.later(tx, { agencyId: user.agencyId, mobile })
      await record(tx, caller, {
        ...step,
        what: 'account-mobile',
        before: { mobile: maskedMobile(standing.mobile) },
        after: { mobile: maskedMobile(mobile) },
      })
    }
    const isNew = given.Email !== standing.email
    const asked = standing.pendingEmail ?? standing.email
    // Going back to the address that counts, or writing to the same one again, hands nothing to anybody.
    if (isNew && given.Email !== asked && !isProven(caller)) {
      throw new Problem('PASSWORD_NEEDED', { fields: ['proof'] })
    }
    if (given.Email !== asked) {
      const change = { before: { email: maskedEmail(asked) }, after: { email: maskedEmail(given.Email) } }
      await record(tx, caller, { ...step, what: 'account-email-ask', ...change })
    }
    await saveAddress.later(tx, {
      agencyId: user.agencyId,
      userId: user.userId,
      pendingEmail: isNew ? given.Email : null,
    })
    await enqueue(tx, 'mail-email-confirmation', user)
    if (isNew) await enqueue(tx, 'mail-email-change-asked', user)
    await announce(tx, { to: { agencyId: user.agencyId }, what: 'agency', id: `${user.agencyId}` })
    await announce(tx, { to: 'desk', what: 'agency', id: `${user.agencyId}` })
    return null
  })
}
