import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CookieExchange } from '#http/serve.ts'
import type { Marked } from '#identity/password-fingerprint.ts'

/**
 * A browser in which somebody logged in before carries a mark for that account. It opens nothing; it only lets the
 * owner try while strangers use up the tries of everybody else (attempt-limits.ts). Nothing of it is stored here: a
 * mark is a random number and our signature over it, the account and its password. A new password voids them all.
 */
const cookieName = '__Host-sarai-known'
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const
const keptForSeconds = 365 * 24 * 60 * 60
/** Colleagues may share a computer at the counter. */
const mostAccounts = 8

/** However many marks somebody gathered for an account, they share so many counts. */
const places = 5

/** The place among the known browsers of the account that this one counts at, if it carries a true mark. */
export function knownDevice(secret: string, marked: Marked, exchange: CookieExchange): number | undefined {
  const mark = trueMark(secret, marked, exchange)
  return mark === undefined ? undefined : 1 + (Buffer.from(mark, 'base64url').readUInt16BE() % places)
}

/** After a login: the browser is known from now on, until the password changes. */
export function rememberDevice(secret: string, marked: Marked, exchange: CookieExchange): void {
  const mark = trueMark(secret, marked, exchange) ?? newMark(secret, marked)
  const others = marksIn(exchange).filter((other) => other !== mark)
  const marks = [mark, ...others].slice(0, mostAccounts).join('~')
  void exchange.reply.setCookie(cookieName, marks, { ...attributes, maxAge: keptForSeconds })
}

function trueMark(secret: string, marked: Marked, exchange: CookieExchange): string | undefined {
  return marksIn(exchange).find((mark) => isTrue(secret, marked, mark))
}

function marksIn({ request }: CookieExchange): string[] {
  return (request.cookies[cookieName] ?? '')
    .split('~')
    .filter((mark) => /^[\w-]{22}\.[\w-]{43}$/.test(mark))
    .slice(0, mostAccounts)
}

function newMark(secret: string, marked: Marked): string {
  const number = randomBytes(16).toString('base64url')
  return `${number}.${macOf(secret, marked, number)}`
}

function isTrue(secret: string, marked: Marked, mark: string): boolean {
  const [number = '', mac = ''] = mark.split('.')
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, marked, number)))
}

function macOf(secret: string, { account, fingerprint }: Marked, number: string): string {
  return createHmac('sha256', secret).update(`known-device:${account}:${fingerprint}:${number}`).digest('base64url')
}
