import { decideAgency, type AgencyStanding } from '@sarai/domain/agency.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const lockAgency = query<AgencyStanding>(`select status, version from agency where id = $1 for update`)
const saveDecision = query(`
  update agency set status = $2, version = $3, decided_at = now(), decided_by = $4 where id = $1`)

export function approveAgency(db: Database, staff: StaffCaller, decision: { id: number; version: number }) {
  return db.write(staff, async (tx) => {
    const agency = await lockAgency.first(tx, decision.id)
    if (agency === undefined) throw new Problem('NOT_FOUND')
    const outcome = decideAgency(agency, { kind: 'approve', version: decision.version })
    if (!outcome.ok) throw new Problem(outcome.why, { status: 409 })
    await saveDecision.run(tx, decision.id, outcome.value.status, outcome.value.version, staff.staffId)
    await enqueue(tx, 'mail-agency-approved', { agencyId: decision.id })
    await announce(tx, { to: 'desk', what: 'agency', id: `${decision.id}` })
    return { id: decision.id, ...outcome.value }
  })
}
