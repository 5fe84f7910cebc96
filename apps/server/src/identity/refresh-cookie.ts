import type { Audience } from '#identity/token/access-token.ts'
import { deskSessionHours } from '#identity/desk-session-limits.ts'
import { refreshDays } from '#identity/token/refresh-token.ts'
import type { CookieExchange } from '#http/serve.ts'

/** `__Host-`: only this host, only over TLS, never readable by a script, never sent from another site. */
const nameOf = (audience: Audience) => `__Host-sarai-${audience}`
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const

const secondsOf = { portal: refreshDays * 24 * 60 * 60, desk: deskSessionHours * 60 * 60 } satisfies Record<
  Audience,
  number
>

export function readRefreshCookie(
  { request }: Pick<CookieExchange, 'request'>,
  audience: Audience,
): string | undefined {
  return request.cookies[nameOf(audience)]
}

export function setRefreshCookie({ reply }: CookieExchange, audience: Audience, token: string) {
  void reply.setCookie(nameOf(audience), token, { ...attributes, maxAge: secondsOf[audience] })
}

/**
 * Not for a log-out that names its session: its answer may arrive after that of the next login, whose cookie it would
 * take away. What it leaves behind opens nothing.
 */
export function clearRefreshCookie({ reply }: CookieExchange, audience: Audience) {
  void reply.clearCookie(nameOf(audience), attributes)
}
