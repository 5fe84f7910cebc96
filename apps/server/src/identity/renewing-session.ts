import type { FastifyRequest } from 'fastify'
import { readRefreshCookie } from '#identity/refresh-cookie.ts'
import { readRefreshToken } from '#identity/token/refresh-token.ts'

/**
 * The session that a call renews or ends, by a cookie that we wrote: known without asking the database. Nobody who
 * brings a password along passes for one.
 */
export function createRenewingSession(secret: string) {
  return (request: FastifyRequest): string | undefined => {
    const body = request.body as { grant_type?: unknown } | null | undefined
    const bringsNothing = body === undefined || body === null
    if (!bringsNothing && body.grant_type !== 'refresh_token') return undefined
    const held = (['portal', 'desk'] as const).map((door) =>
      readRefreshToken(secret, door, readRefreshCookie({ request }, door) ?? ''),
    )
    return held.find((token) => token !== undefined)?.sessionId
  }
}
