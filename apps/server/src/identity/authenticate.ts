import type { FastifyRequest } from 'fastify'
import { idleHeader, type Access } from '@sarai/wire/core/operation.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'
import { preferredLanguage } from '@sarai/locale/language.ts'
import type { AccessClaims, SigningKey } from '#identity/token/access-token.ts'
import { createTokenCheck } from '#identity/token/verified-tokens.ts'
import type { SessionCheck } from '#identity/session-check.ts'
import type { AgencyCaller, CallerFor, StaffCaller, Visitor } from '#caller.ts'
import { callerAddress } from '#http/edge/caller-address.ts'
import { Problem } from '#problem.ts'
import { isForAgencies, type Purpose } from '#standing.ts'

export type Authenticate = <A extends Access>(
  access: A,
  request: FastifyRequest,
  purpose: Purpose,
) => Promise<CallerFor<A>>

/** Finds out who calls and whether the operation is for them, before anything else is looked at. */
export function createAuthenticate(signing: SigningKey, checkSession: SessionCheck): Authenticate {
  const checkToken = createTokenCheck(signing)
  const identify = async (access: Access, request: FastifyRequest) => {
    const token = bearerOf(request)
    return isForAgencies(access)
      ? agencyCaller(await checkToken('portal', token), request)
      : staffCaller(await checkToken('desk', token), request)
  }
  return async (access, request, purpose) => {
    if (access === 'anyone') return visitorOf(request) as CallerFor<typeof access>
    const caller = await identify(access, request)
    const isUse = purpose !== 'follow' && request.headers[idleHeader] === undefined
    const asked = { access, purpose }
    const standing = await checkSession(caller, asked, isUse)
    const known = { ...caller, asked, ...('roles' in standing ? { roles: standing.roles } : {}) }
    return known as unknown as CallerFor<typeof access>
  }
}

const longestDevice = 200

function visitorOf(request: FastifyRequest): Visitor {
  return {
    kind: 'visitor',
    reference: request.id,
    language: preferredLanguage(request.headers['accept-language']),
    address: callerAddress(request),
    device: firstCharacters(request.headers['user-agent'] ?? '', longestDevice),
  }
}

/** Nothing is asked in their name before their standing was looked at; what is, is added then. */
function agencyCaller(claims: AccessClaims<'portal'>, request: FastifyRequest): AgencyCaller {
  return {
    ...visitorOf(request),
    kind: 'agency',
    agencyId: claims.agency,
    userId: claims.sub,
    sessionId: claims.sid,
    asked: 'nothing',
  }
}

function staffCaller(claims: AccessClaims<'desk'>, request: FastifyRequest): StaffCaller {
  const { sub: staffId, roles, sid: sessionId } = claims
  return { ...visitorOf(request), kind: 'staff', staffId, roles, sessionId, asked: 'nothing' }
}

export function bearerOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new Problem('NOT_LOGGED_IN')
  return token
}
