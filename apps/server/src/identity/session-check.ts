import { mayLogIn } from '@sarai/domain/people/agency.ts'
import { isWithinLimits } from '#identity/desk-session-limits.ts'
import { atDoor, type AgencyCaller, type StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { standingOf } from '#standing-now.ts'
import { judgeStanding, type Asked, type Purpose, type Standing } from '#standing.ts'

/** Never a session that is over: it does not come back to life. */
const noteUse = query<{ sessionId: string }>(`
  update staff_session s set used_at = now() where s.id = $sessionId and s.ended_at is null and ${isWithinLimits}`)

/** A session that ended is refused by every process within this time. */
const trustedForMs = 900
const mostRemembered = 50_000
/** More exactness would cost a write for each call. */
const useNotedForMs = 60_000

export type SessionCheck = (
  caller: AgencyCaller | StaffCaller,
  asked: Asked,
  /** Done by a person, as against a screen that reads again by itself: keeps a session of the desk alive. */
  isUse: boolean,
) => Standing | Promise<Standing>

type Trust = { until: number; standing: Standing }

/** A valid signature is not enough: the session must still be open and its owner welcome. */
export function createSessionCheck(db: Database, now: () => number = Date.now): SessionCheck {
  const trusted = new Map<string, Trust>()
  /** One for all calls of a session that come meanwhile, or a token that was logged out would buy a read for each. */
  const underWay = new Map<string, Promise<Standing | undefined>>()
  const read = (caller: AgencyCaller | StaffCaller) => {
    const reading =
      underWay.get(caller.sessionId) ??
      db.look(caller, standingOf(caller)).finally(() => underWay.delete(caller.sessionId))
    underWay.set(caller.sessionId, reading)
    return reading
  }
  const known = ({ sessionId }: AgencyCaller | StaffCaller, purpose: Purpose): Standing | undefined => {
    const trust = trusted.get(sessionId)
    return trust !== undefined && trust.until > now() && purpose !== 'follow' ? trust.standing : undefined
  }
  const look = async (caller: AgencyCaller | StaffCaller): Promise<Standing | undefined> => {
    const askedAt = now()
    const standing = await read(caller)
    if (trusted.size >= mostRemembered) trusted.clear()
    if (standing !== undefined && isWelcome(standing)) {
      trusted.set(caller.sessionId, { until: askedAt + trustedForMs, standing })
    }
    return standing
  }
  const noted = new Map<string, number>()
  const note = async (caller: StaffCaller) => {
    if (now() - (noted.get(caller.sessionId) ?? 0) < useNotedForMs) return
    if (noted.size >= mostRemembered) noted.clear()
    noted.set(caller.sessionId, now())
    await db.write(atDoor(caller, 'desk'), (tx) => noteUse.later(tx, { sessionId: caller.sessionId }))
  }
  const check = async (caller: AgencyCaller | StaffCaller, asked: Asked, isUse: boolean) => {
    const standing = known(caller, asked.purpose) ?? (await look(caller))
    if (standing !== undefined && caller.kind === 'staff' && isUse) await note(caller)
    return judgeStanding(asked, standing)
  }
  return (caller, asked, isUse) => {
    // Most calls come from somebody who was just looked up: they wait for nothing.
    const standing = caller.kind === 'agency' ? known(caller, asked.purpose) : undefined
    return standing === undefined ? check(caller, asked, isUse) : judgeStanding(asked, standing)
  }
}

/** Who is not is looked up again each time: they are let in the moment that this changes. */
function isWelcome(standing: Standing): boolean {
  return 'roles' in standing || mayLogIn(standing.status).ok
}
