import type { FastifyRequest } from 'fastify'
import { readRefreshCookie } from '#identity/refresh-cookie.ts'
import { readRefreshToken } from '#identity/refresh-token.ts'

/**
 * The session that a call renews or ends, by a cookie that we wrote: known without asking the database. Nobody who
 * brings a password along passes for one.
 */
export function createRenewingSession(secret: string) {
  return (request: FastifyRequest): string | undefined => {
    const { grant_type: asksFor = 'refresh_token' } = (request.body ?? {}) as { grant_type?: unknown }
    const isRenewal = request.body === undefined || asksFor === 'refresh_token'
    if (!isRenewal) return undefined
    const held = (['portal', 'desk'] as const).map((door) =>
      readRefreshToken(secret, door, readRefreshCookie({ request }, door) ?? ''),
    )
    return held.find((token) => token !== undefined)?.sessionId
  }
}
