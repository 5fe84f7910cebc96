import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { mailToResend, type AccountMail, type AgencyStatus } from '@sarai/domain/people/agency.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { record } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const statusOf = query<{ agencyId: AgencyId }, { status: AgencyStatus }>(
  `select status from agency where id = $agencyId for share`,
)

export function resendAgencyMail(
  { db, limits }: { db: Database; limits: AttemptLimits },
  staff: StaffCaller,
  agencyId: AgencyId,
  mail: AccountMail,
) {
  return db.write(staff, async (tx) => {
    await limits.spend(tx, 'mail-again', `agency:${agencyId}`)
    const agency = await statusOf.first(tx, { agencyId })
    if (agency === undefined) throw new Problem('NOT_FOUND')
    if (mailToResend(agency.status) !== mail) throw new Problem('STATE_CHANGED')
    await queueMail[mail](tx, agencyId)
    await record(tx, staff, { what: 'agency-mail', agencyId, subject: { kind: 'mail', label: mail } })
    await announce(tx, { to: 'desk', what: 'agency', id: `${agencyId}` })
    return null
  })
}

const queueMail: Record<AccountMail, (tx: Tx, agencyId: AgencyId) => Promise<void>> = {
  registered: (tx, agencyId) => enqueue(tx, 'mail-agency-registered', { agencyId }),
  approved: (tx, agencyId) => enqueue(tx, 'mail-agency-decided', { agencyId, decision: 'approve' }),
}
