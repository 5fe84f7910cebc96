import type { Access } from '@sarai/wire/core/operation.ts'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import { staffRoles } from '@sarai/domain/people/staff-role.ts'
import { agencyRoles, mayActAs, type AgencyRole } from '@sarai/domain/people/colleague.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Somebody who calls: with which token, and what is known of them. */
export type MatrixCaller = {
  name: string
  token: string | undefined
  /** Whose rows they may see: A is the agency whose secrets are looked for. */
  side: 'nobody' | 'A' | 'B' | 'staff'
  standing: 'welcome' | 'waiting' | 'revoked'
  agencyRole?: AgencyRole
  staffRoles?: readonly StaffRole[]
}

/** What must happen at the door, by the declared access alone. */
export function expectedAtTheDoor(access: Access, caller: MatrixCaller): 'open' | 401 | 403 {
  if (access === 'anyone') return 'open'
  const [door, role] = access.split(':') as ['agency' | 'staff', string | undefined]
  const isAtTheirDoor = door === 'staff' ? caller.side === 'staff' : caller.agencyRole !== undefined
  if (!isAtTheirDoor || caller.standing === 'revoked') return 401
  if (caller.standing === 'waiting') return 403
  if (role === undefined) return 'open'
  const isTrusted =
    door === 'staff'
      ? caller.staffRoles!.some((held) => held === role || held === 'admin')
      : mayActAs(caller.agencyRole!, role as AgencyRole)
  return isTrusted ? 'open' : 403
}

/** Everybody whom the matrix knows, with agencies and sessions of their own. */
export async function matrixCallers({ anAgency, aColleague, aStaffMember, database }: TestApp, canary: string) {
  const [a, b] = [await anAgency(`${canary} Tours`), await anAgency('Blue Sky')]
  const owner = { agencyRole: 'owner', standing: 'welcome' } as const
  const roles = agencyRoles.filter((role) => role !== 'owner')
  const colleagues = await Promise.all(
    roles.map(async (agencyRole): Promise<MatrixCaller> => {
      const { token } = await aColleague(a.agencyId, agencyRole)
      return { name: `${agencyRole} of A`, token, side: 'A', standing: 'welcome', agencyRole }
    }),
  )
  const staff = await Promise.all(
    staffRoles.map(async (role): Promise<MatrixCaller> => {
      const { token } = await aStaffMember(role)
      return { name: `staff: ${role}`, token, side: 'staff', standing: 'welcome', staffRoles: [role] }
    }),
  )
  const [pending, left] = [await anAgency('Not yet'), await aColleague(b.agencyId, 'owner')]
  await database.sql(`update agency set status = 'pending' where id = $1`, [pending.agencyId])
  await database.sql(`update agency_session set ended_at = now() where user_id = $1`, [left.userId])
  const gone = await aStaffMember('admin')
  await database.sql(`update staff_session set ended_at = now() where id = $1`, [gone.sessionId])
  const callers: MatrixCaller[] = [
    { name: 'anonymous', token: undefined, side: 'nobody', standing: 'welcome' },
    { name: 'owner of A', token: a.token, side: 'A', ...owner },
    ...colleagues,
    { name: 'owner of B', token: b.token, side: 'B', ...owner },
    { name: 'owner of a pending agency', token: pending.token, side: 'B', agencyRole: 'owner', standing: 'waiting' },
    { name: 'revoked session of B', token: left.token, side: 'B', agencyRole: 'owner', standing: 'revoked' },
    ...staff,
    { name: 'revoked session of staff', token: gone.token, side: 'staff', staffRoles: ['admin'], standing: 'revoked' },
  ]
  return { callers, a, b }
}
