import type { StaffRole } from '@sarai/contract/operation.ts'
import type { AgencyStatus } from '@sarai/domain/agency.ts'
import { mayLogIn, mayWrite } from '@sarai/domain/agency.ts'
import type { AgencyRole } from '@sarai/domain/colleague.ts'
import { isWithinLimits } from '#accounts/desk-session-limits.ts'
import { atDoor, type AgencyCaller, type StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

/** How an agency's user stands at the moment: what the agency may do, and what its owner trusts this user with. */
export type UserStanding = { status: AgencyStatus; role: AgencyRole }
/** What a member of staff is trusted with by now: the roles in the token may be five minutes old. */
export type StaffStanding = { roles: readonly StaffRole[] }

const agencyStanding = query<UserStanding>(`
  select agency.status, u.role from agency_session s join agency on agency.id = s.agency_id
  join agency_user u on u.agency_id = s.agency_id and u.id = s.user_id
  where s.agency_id = $1 and s.id = $2 and s.ended_at is null and u.disabled_at is null`)
const staffStanding = query<StaffStanding>(`
  select staff.roles from staff_session s join staff on staff.id = s.staff_id
  where s.id = $1 and s.ended_at is null and staff.disabled_at is null and ${isWithinLimits}`)
/** Never a session that is over: it does not come back to life. */
const noteUse = query(`
  update staff_session s set used_at = now() where s.id = $1 and s.ended_at is null and ${isWithinLimits}`)

/** A session that ended is refused by every process within this time. */
const trustedForMs = 900
const mostRemembered = 50_000
/** More exactness would cost a write for each call. */
const useNotedForMs = 60_000

/**
 * What the caller is about to do: a read-only agency may read and not write. Whoever follows the stream is always
 * looked up: a browser whose stream was closed comes back at once, and would be let in on old trust for minutes.
 */
export type Purpose = 'read' | 'write' | 'follow'
export type SessionCheck = (
  caller: AgencyCaller | StaffCaller,
  purpose: Purpose,
  /** Done by a person, as against a screen that reads again by itself: keeps a session of the desk alive. */
  isUse: boolean,
) => Promise<UserStanding | StaffStanding>

type Trust = { until: number; standing: UserStanding | StaffStanding }

/** A valid signature is not enough: the session must still be open and its owner welcome. */
export function createSessionCheck(db: Database, now: () => number = Date.now): SessionCheck {
  const trusted = new Map<string, Trust>()
  const look = async (caller: AgencyCaller | StaffCaller, purpose: Purpose): Promise<Trust> => {
    const known = trusted.get(caller.sessionId)
    if (known !== undefined && known.until > now() && purpose !== 'follow') return known
    const askedAt = now()
    const standing = caller.kind === 'agency' ? await checkAgency(db, caller) : await checkStaff(db, caller)
    if (trusted.size >= mostRemembered) trusted.clear()
    const trust = { until: askedAt + trustedForMs, standing }
    trusted.set(caller.sessionId, trust)
    return trust
  }
  const noted = new Map<string, number>()
  const note = async (caller: StaffCaller) => {
    if (now() - (noted.get(caller.sessionId) ?? 0) < useNotedForMs) return
    if (noted.size >= mostRemembered) noted.clear()
    noted.set(caller.sessionId, now())
    await db.write(atDoor(caller, 'desk'), (tx) => noteUse.run(tx, caller.sessionId))
  }
  return async (caller, purpose, isUse) => {
    const { standing } = await look(caller, purpose)
    if (caller.kind === 'staff' && isUse) await note(caller)
    if (!('status' in standing) || purpose !== 'write') return standing
    const permission = mayWrite(standing.status)
    if (!permission.ok) throw new Problem(permission.why, { status: 403 })
    return standing
  }
}

async function checkAgency(db: Database, caller: AgencyCaller): Promise<UserStanding> {
  const standing = await db.read(caller, (tx) => agencyStanding.first(tx, caller.agencyId, caller.sessionId))
  if (standing === undefined) throw new Problem('NOT_LOGGED_IN')
  const admission = mayLogIn(standing.status)
  if (!admission.ok) throw new Problem(admission.why, { status: 403 })
  return standing
}

async function checkStaff(db: Database, caller: StaffCaller): Promise<StaffStanding> {
  const standing = await db.read(caller, (tx) => staffStanding.first(tx, caller.sessionId))
  if (standing === undefined) throw new Problem('NOT_LOGGED_IN')
  return standing
}
