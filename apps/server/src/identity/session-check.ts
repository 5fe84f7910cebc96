import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { mayLogIn } from '@sarai/domain/people/agency.ts'
import { isWithinLimits } from '#identity/desk-session-limits.ts'
import { atDoor, type AgencyCaller, type StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import {
  agencyStanding,
  judgeStanding,
  staffStanding,
  type Asked,
  type Purpose,
  type StaffStanding,
  type Standing,
  type UserStanding,
} from '#standing.ts'

const agencyNow = query<{ agencyId: AgencyId; sessionId: string }, UserStanding>(
  agencyStanding('$agencyId', '$sessionId'),
)
const staffNow = query<{ sessionId: string }, StaffStanding>(staffStanding('$sessionId'))
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
) => Promise<Standing>

type Trust = { until: number; standing: Standing }

/** A valid signature is not enough: the session must still be open and its owner welcome. */
export function createSessionCheck(db: Database, now: () => number = Date.now): SessionCheck {
  const trusted = new Map<string, Trust>()
  /** One for all calls of a session that come meanwhile, or a token that was logged out would buy a read for each. */
  const underWay = new Map<string, Promise<Standing | undefined>>()
  const read = (caller: AgencyCaller | StaffCaller) => {
    const reading =
      underWay.get(caller.sessionId) ?? standingNow(db, caller).finally(() => underWay.delete(caller.sessionId))
    underWay.set(caller.sessionId, reading)
    return reading
  }
  const look = async (caller: AgencyCaller | StaffCaller, purpose: Purpose): Promise<Standing | undefined> => {
    const known = trusted.get(caller.sessionId)
    if (known !== undefined && known.until > now() && purpose !== 'follow') return known.standing
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
    await db.write(atDoor(caller, 'desk'), (tx) => noteUse.run(tx, { sessionId: caller.sessionId }))
  }
  return async (caller, asked, isUse) => {
    const standing = await look(caller, asked.purpose)
    if (standing !== undefined && caller.kind === 'staff' && isUse) await note(caller)
    return judgeStanding(asked, standing)
  }
}

function standingNow(db: Database, caller: AgencyCaller | StaffCaller): Promise<Standing | undefined> {
  const { sessionId } = caller
  return caller.kind === 'agency'
    ? db.look(caller, agencyNow.ask.first({ agencyId: caller.agencyId, sessionId }))
    : db.look(caller, staffNow.ask.first({ sessionId }))
}

/** Who is not is looked up again each time: they are let in the moment that this changes. */
function isWelcome(standing: Standing): boolean {
  return 'roles' in standing || mayLogIn(standing.status).ok
}
