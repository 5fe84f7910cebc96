import type { AgencyStatus } from '@sarai/domain/agency.ts'
import { mayLogIn } from '@sarai/domain/agency.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const agencyStanding = query<{ status: AgencyStatus }>(`
  select agency.status from agency_session s join agency on agency.id = s.agency_id
  where s.agency_id = $1 and s.id = $2 and s.ended_at is null`)
const staffStanding = query<{ disabled: boolean }>(`
  select staff.disabled_at is not null as disabled from staff_session s join staff on staff.id = s.staff_id
  where s.id = $1 and s.ended_at is null`)

/** A session that ended is refused by every process within this time. */
const trustedForMs = 900
const mostRemembered = 50_000

export type SessionCheck = (caller: AgencyCaller | StaffCaller) => Promise<void>

/** A valid signature is not enough: the session must still be open and its owner welcome. */
export function createSessionCheck(db: Database, now: () => number = Date.now): SessionCheck {
  const trustedUntil = new Map<string, number>()
  return async (caller) => {
    const known = trustedUntil.get(caller.sessionId)
    if (known !== undefined && known > now()) return
    const askedAt = now()
    await (caller.kind === 'agency' ? checkAgency(db, caller) : checkStaff(db, caller))
    if (trustedUntil.size >= mostRemembered) trustedUntil.clear()
    trustedUntil.set(caller.sessionId, askedAt + trustedForMs)
  }
}

async function checkAgency(db: Database, caller: AgencyCaller) {
  const standing = await db.read(caller, (tx) => agencyStanding.first(tx, caller.agencyId, caller.sessionId))
  if (standing === undefined) throw new Problem('NOT_LOGGED_IN')
  const admission = mayLogIn(standing.status)
  if (!admission.ok) throw new Problem(admission.why, { status: 403 })
}

async function checkStaff(db: Database, caller: StaffCaller) {
  const standing = await db.read(caller, (tx) => staffStanding.first(tx, caller.sessionId))
  if (standing === undefined || standing.disabled) throw new Problem('NOT_LOGGED_IN')
}
