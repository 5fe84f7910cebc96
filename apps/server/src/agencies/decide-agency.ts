import type { AgencyId, StaffId } from '@sarai/domain/ground/ids.ts'
import { decideAgency as decide, type AgencyDecision, type AgencyStanding } from '@sarai/domain/people/agency.ts'
import { record } from '#activity/record-activity.ts'
import { text, valuesOf, word } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem, valueOf } from '#problem.ts'
import { endAgencySessions } from '#agencies/end-agency-sessions.ts'

/**
 * FOR UPDATE also stops a login that is on its way: its new session refers to this row. Either it is committed first and
 * ended below, or it waits and then finds the agency as decided: a login asks for that after it has its session.
 */
const lockAgency = query<{ agencyId: AgencyId }, AgencyStanding & { reason: string | null }>(`
  select status, version, decision_reason as reason, address_lost_at is not null as "hasLostAddress"
  from agency where id = $agencyId for update`)
const logged = valuesOf<{ status: string; reason: string | null }>({ status: word('status'), reason: text })
const saveDecision = query<{
  agencyId: AgencyId
  status: string
  version: number
  reason: string | null
  staffId: StaffId
}>(`
  update agency set status = $status, version = $version, decision_reason = $reason, decided_at = now(),
    decided_by = $staffId
  where id = $agencyId`)

export function decideAgency(db: Database, staff: StaffCaller, id: AgencyId, decision: AgencyDecision) {
  return db.write(staff, [lockAgency.ask.first({ agencyId: id })], async (tx, [agency]) => {
    if (agency === undefined) throw new Problem('NOT_FOUND')
    const { status, version, reason, endsSessions } = valueOf(decide(agency, decision))
    await saveDecision.later(tx, { agencyId: id, status, version, reason, staffId: staff.staffId })
    if (endsSessions) await endAgencySessions(tx, id, `agency ${status}`)
    await record(tx, staff, {
      what: `agency-${decision.kind}`,
      agencyId: id,
      before: logged(agency),
      after: logged({ status, reason }),
    })
    await enqueue(tx, 'mail-agency-decided', { agencyId: id, decision: decision.kind })
    await announce(tx, { to: 'desk', what: 'agency', id: `${id}` })
    await announce(tx, { to: { agencyId: id }, what: 'agency', id: `${id}` })
    return { id, status, version }
  })
}
