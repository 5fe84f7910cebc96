import type { AgencyStatus } from '@sarai/domain/agency.ts'
import { mayLogIn, mayWrite } from '@sarai/domain/agency.ts'
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

/** What the caller is about to do: a read-only agency may read and not write. */
export type Purpose = 'read' | 'write'
export type SessionCheck = (caller: AgencyCaller | StaffCaller, purpose: Purpose) => Promise<void>

type Trust = { until: number; status: AgencyStatus | undefined }

/** A valid signature is not enough: the session must still be open and its owner welcome. */
export function createSessionCheck(db: Database, now: () => number = Date.now): SessionCheck {
  const trusted = new Map<string, Trust>()
  const look = async (caller: AgencyCaller | StaffCaller): Promise<Trust> => {
    const known = trusted.get(caller.sessionId)
    if (known !== undefined && known.until > now()) return known
    const askedAt = now()
    const status = caller.kind === 'agency' ? await checkAgency(db, caller) : await checkStaff(db, caller)
    if (trusted.size >= mostRemembered) trusted.clear()
    const trust = { until: askedAt + trustedForMs, status }
    trusted.set(caller.sessionId, trust)
    return trust
  }
  return async (caller, purpose) => {
    const { status } = await look(caller)
    if (status === undefined || purpose === 'read') return
    const permission = mayWrite(status)
    if (!permission.ok) throw new Problem(permission.why, { status: 403 })
  }
}

async function checkAgency(db: Database, caller: AgencyCaller): Promise<AgencyStatus> {
  const standing = await db.read(caller, (tx) => agencyStanding.first(tx, caller.agencyId, caller.sessionId))
  if (standing === undefined) throw new Problem('NOT_LOGGED_IN')
  const admission = mayLogIn(standing.status)
  if (!admission.ok) throw new Problem(admission.why, { status: 403 })
  return admission.value
}

async function checkStaff(db: Database, caller: StaffCaller): Promise<undefined> {
  const standing = await db.read(caller, (tx) => staffStanding.first(tx, caller.sessionId))
  if (standing === undefined || standing.disabled) throw new Problem('NOT_LOGGED_IN')
}
