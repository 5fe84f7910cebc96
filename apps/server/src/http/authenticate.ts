import type { FastifyRequest } from 'fastify'
import { idleHeader, type Access, type AgencyAccess, type StaffRole } from '@sarai/contract/operation.ts'
import { mayActAs, type AgencyRole } from '@sarai/domain/colleague.ts'
import { firstCharacters } from '@sarai/domain/cut-text.ts'
import { preferredLanguage } from '@sarai/locale/language.ts'
import { verifyAccessToken, type SigningKey } from '#accounts/access-token.ts'
import type { Purpose, SessionCheck } from '#accounts/session-check.ts'
import type { AgencyCaller, CallerFor, StaffCaller, Visitor } from '#caller.ts'
import { Problem } from '#problem.ts'

export type Authenticate = <A extends Access>(
  access: A,
  request: FastifyRequest,
  purpose: Purpose,
) => Promise<CallerFor<A>>

/** Finds out who calls and whether the operation is for them, before anything else is looked at. */
export function createAuthenticate(signing: SigningKey, checkSession: SessionCheck): Authenticate {
  const identify = (access: Access, request: FastifyRequest) => {
    if (access === 'anyone') return Promise.resolve(visitorOf(request))
    return isForAgencies(access) ? agencyCaller(signing, request) : staffCaller(signing, request)
  }
  return async (access, request, purpose) => {
    const caller = await identify(access, request)
    if (caller.kind === 'visitor') return caller as CallerFor<typeof access>
    const isUse = purpose !== 'follow' && request.headers[idleHeader] === undefined
    const standing = await checkSession(caller, purpose, isUse)
    if ('roles' in standing) refuseOtherStaff(access, standing.roles)
    else if (isForAgencies(access)) refuseOtherRoles(access, standing.role)
    return { ...caller, ...('roles' in standing ? { roles: standing.roles } : {}) } as CallerFor<typeof access>
  }
}

function isForAgencies(access: Access): access is AgencyAccess {
  return access === 'agency' || access.startsWith('agency:')
}

/** The role is read with the session and not from the token: an owner who takes it away need not wait for a renewal. */
function refuseOtherRoles(access: AgencyAccess, role: AgencyRole) {
  if (access === 'agency') return
  const needed = access.slice('agency:'.length) as AgencyRole
  if (!mayActAs(role, needed)) throw new Problem('FORBIDDEN')
}

const longestDevice = 200

function visitorOf(request: FastifyRequest): Visitor {
  return {
    kind: 'visitor',
    reference: request.id,
    language: preferredLanguage(request.headers['accept-language']),
    address: request.ip,
    device: firstCharacters(request.headers['user-agent'] ?? '', longestDevice),
  }
}

async function agencyCaller(signing: SigningKey, request: FastifyRequest): Promise<AgencyCaller> {
  const claims = await verifyAccessToken(signing, 'portal', bearerOf(request))
  return {
    ...visitorOf(request),
    kind: 'agency',
    agencyId: claims.agency,
    userId: claims.sub,
    sessionId: claims.sid,
  }
}

async function staffCaller(signing: SigningKey, request: FastifyRequest): Promise<StaffCaller> {
  const claims = await verifyAccessToken(signing, 'desk', bearerOf(request))
  return { ...visitorOf(request), kind: 'staff', staffId: claims.sub, roles: claims.roles, sessionId: claims.sid }
}

function refuseOtherStaff(access: Access, roles: readonly StaffRole[]): void {
  const needed = access.startsWith('staff:') ? (access.slice('staff:'.length) as StaffRole) : undefined
  const allowed = needed === undefined || roles.includes(needed) || roles.includes('admin')
  if (!allowed) throw new Problem('FORBIDDEN')
}

export function bearerOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new Problem('NOT_LOGGED_IN')
  return token
}
