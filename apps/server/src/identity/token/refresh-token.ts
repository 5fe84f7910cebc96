import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { Audience } from '#identity/token/access-token.ts'

/** The agency; staff belong to none. */
export type Owner<A extends Audience> = { portal: AgencyId; desk: 0 }[A]
/** Names a session and one generation of it. */
export type RefreshToken<A extends Audience> = { owner: Owner<A>; sessionId: string; generation: number }

export const refreshDays = 30

/**
 * The token of a generation is derived, not stored: the database holds nothing that would open a session, and the
 * previous generation can be answered with exactly the same successor while two tabs renew at once.
 */
export function writeRefreshToken<A extends Audience>(secret: string, audience: A, token: RefreshToken<A>): string {
  const text = `${token.owner}.${token.sessionId}.${token.generation}`
  return `${text}.${macOf(secret, audience, text)}`
}

export function readRefreshToken<A extends Audience>(
  secret: string,
  audience: A,
  cookie: string,
): RefreshToken<A> | undefined {
  const parts = /^((\d{1,15})\.([0-9a-f-]{36})\.(\d{1,9}))\.([\w-]{43})$/.exec(cookie)
  if (parts === null) return undefined
  const [, text = '', owner, sessionId = '', generation, mac = ''] = parts
  const expected = macOf(secret, audience, text)
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return undefined
  return { owner: Number(owner) as Owner<A>, sessionId, generation: Number(generation) }
}

function macOf(secret: string, audience: Audience, text: string): string {
  return createHmac('sha256', secret).update(`${audience}:${text}`).digest('base64url')
}

export type SessionStanding = {
  generation: number
  open: boolean
  in_grace: boolean
  /** Why it is over, where its owner is told. */
  over?: 'SESSION_IDLE' | 'SESSION_TOO_OLD' | null
}

/**
 * What a presented generation means. The one before the current is taken for ten seconds (two tabs, a lost answer)
 * and gets the same successor; later it is a copy in other hands, and the whole session ends.
 */
export function judgeRenewal(
  session: SessionStanding | undefined,
  presented: number,
): 'rotate' | 'repeat' | 'refuse' | 'end' {
  if (session === undefined || !session.open) return 'refuse'
  if (presented === session.generation) return 'rotate'
  if (presented === session.generation - 1 && session.in_grace) return 'repeat'
  return 'end'
}
