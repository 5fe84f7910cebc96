import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CookieExchange } from '#http/serve.ts'

/**
 * A browser in which somebody logged in before carries a mark for that account. It opens nothing; it only lets the
 * owner try while strangers use up the tries of everybody else (attempt-limits.ts). Nothing of it is stored here: a
 * mark is a random number and our signature over it and the account.
 */
const cookieName = '__Host-sarai-known'
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const
const keptForSeconds = 365 * 24 * 60 * 60
/** Colleagues may share a computer at the counter. */
const mostAccounts = 8

/** The mark that this browser carries for the account, if it has a true one. */
export function knownDevice(secret: string, account: string, exchange: CookieExchange): string | undefined {
  return marksIn(exchange).find((mark) => isTrue(secret, account, mark))
}

/** After a login: the browser is known from now on. */
export function rememberDevice(secret: string, account: string, exchange: CookieExchange): void {
  const mark = knownDevice(secret, account, exchange) ?? newMark(secret, account)
  const others = marksIn(exchange).filter((other) => other !== mark)
  const marks = [mark, ...others].slice(0, mostAccounts).join('~')
  void exchange.reply.setCookie(cookieName, marks, { ...attributes, maxAge: keptForSeconds })
}

function marksIn({ request }: CookieExchange): string[] {
  return (request.cookies[cookieName] ?? '')
    .split('~')
    .filter((mark) => /^[\w-]{22}\.[\w-]{43}$/.test(mark))
    .slice(0, mostAccounts)
}

function newMark(secret: string, account: string): string {
  const number = randomBytes(16).toString('base64url')
  return `${number}.${macOf(secret, account, number)}`
}

function isTrue(secret: string, account: string, mark: string): boolean {
  const [number = '', mac = ''] = mark.split('.')
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, account, number)))
}

function macOf(secret: string, account: string, number: string): string {
  return createHmac('sha256', secret).update(`known-device:${account}:${number}`).digest('base64url')
}
