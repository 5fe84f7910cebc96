import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, Caller, StaffCaller } from '#caller.ts'
import { query, type Question } from '#database/query.ts'
import { isWithinLimits } from '#identity/desk-session-limits.ts'
import { judgeStanding, type StaffStanding, type Standing, type UserStanding } from '#standing.ts'

/** No row once the session is over or its owner shut out. */
const agencyNow = query<{ agencyId: AgencyId; sessionId: string }, UserStanding>(`
  select agency.status, u.role from agency_session s join agency on agency.id = s.agency_id
  join agency_user u on u.agency_id = s.agency_id and u.id = s.user_id
  where s.agency_id = $agencyId and s.id = $sessionId and s.ended_at is null and u.disabled_at is null`)
const staffNow = query<{ sessionId: string }, StaffStanding>(`
  select staff.roles from staff_session s join staff on staff.id = s.staff_id
  where s.id = $sessionId and s.ended_at is null and staff.disabled_at is null and ${isWithinLimits}`)

export function standingOf(caller: AgencyCaller | StaffCaller): Question<Standing | undefined> {
  const { sessionId } = caller
  return caller.kind === 'agency'
    ? agencyNow.ask.first({ agencyId: caller.agencyId, sessionId })
    : staffNow.ask.first({ sessionId })
}

/** The same, judged; nothing for those of whom nothing is asked. */
export function standingFor(caller: Caller): Question<Standing> | undefined {
  if (caller.kind !== 'agency' && caller.kind !== 'staff') return undefined
  const { asked } = caller
  if (asked === 'nothing') return undefined
  const { statement, read } = standingOf(caller)
  return { statement, read: (answer) => judgeStanding(asked, read(answer)) }
}
