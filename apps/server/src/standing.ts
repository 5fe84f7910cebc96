import type { Access, AgencyAccess } from '@sarai/wire/core/operation.ts'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import { mayLogIn, mayWrite, type AgencyStatus } from '@sarai/domain/people/agency.ts'
import { mayActAs, type AgencyRole } from '@sarai/domain/people/colleague.ts'
import { Problem, refused } from '#problem.ts'

/**
 * What the caller is about to do: a read-only agency may read and not write. Whoever follows the stream is always
 * looked up: a browser whose stream was closed comes back at once, and would be let in on old trust for minutes.
 */
export type Purpose = 'read' | 'write' | 'follow'

/** What an operation asks of whoever calls it. */
export type Asked = { readonly access: Access; readonly purpose: Purpose }

/** How an agency's user stands at the moment: what the agency may do, and what its owner trusts this user with. */
export type UserStanding = { status: AgencyStatus; role: AgencyRole }
/** What a member of staff is trusted with by now: the roles in the token may be five minutes old. */
export type StaffStanding = { roles: readonly StaffRole[] }
export type Standing = UserStanding | StaffStanding

/** Refuses whoever may not, or may no longer, do what was asked for. */
export function judgeStanding<S extends Standing>({ access, purpose }: Asked, standing: S | undefined): S {
  if (standing === undefined) throw new Problem('NOT_LOGGED_IN')
  if ('roles' in standing) refuseOtherStaff(access, standing.roles)
  else refuseAgency(access, purpose, standing)
  return standing
}

function refuseAgency(access: Access, purpose: Purpose, { status, role }: UserStanding): void {
  const permission = purpose === 'write' ? mayWrite(status) : mayLogIn(status)
  if (!permission.ok) throw refused(permission, { status: 403 })
  if (isForAgencies(access)) refuseOtherRoles(access, role)
}

export function isForAgencies(access: Access): access is AgencyAccess {
  return access === 'agency' || access.startsWith('agency:')
}

/** The role is read with the session and not from the token: an owner who takes it away need not wait for a renewal. */
function refuseOtherRoles(access: AgencyAccess, role: AgencyRole): void {
  if (access === 'agency') return
  const needed = access.slice('agency:'.length) as AgencyRole
  if (!mayActAs(role, needed)) throw new Problem('FORBIDDEN')
}

function refuseOtherStaff(access: Access, roles: readonly StaffRole[]): void {
  const needed = access.startsWith('staff:') ? (access.slice('staff:'.length) as StaffRole) : undefined
  const allowed = needed === undefined || roles.includes(needed) || roles.includes('admin')
  if (!allowed) throw new Problem('FORBIDDEN')
}
