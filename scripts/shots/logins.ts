import type { Page } from '@playwright/test'
import { demoLogins, demoTotpSecret } from '../../apps/server/src/demo/demo-people.ts'
import { stepAt, totpCode } from '../../apps/server/src/staff/login/totp.ts'
import type { Screen } from './screen.ts'

type Role = NonNullable<Screen['as']>
type Login = { token: string; cookie: string; renewAt: number }

/** Less than the five minutes that a token lives, with room for the slowest picture. */
const renewAfterMs = 3 * 60_000

/**
 * One login for each role instead of one for each picture. A tab is given the token alone: the refresh cookie stays
 * here, because two tabs that renew with the same one at different times would end the session.
 */
export function createLogins(origin: string) {
  const logins = new Map<Role, Promise<Login>>()

  const post = async (path: string, body: URLSearchParams | string | undefined, cookie?: string) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: {
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(cookie === undefined ? {} : { cookie }),
      },
      ...(body === undefined ? {} : { body }),
    })
    if (!answer.ok) throw new Error(`no login for the pictures: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const ask = async (...call: Parameters<typeof post>): Promise<Login> => {
    const answer = await post(...call)
    const given = (await answer.json()) as { access_token?: string; token?: string }
    return {
      token: given.access_token ?? given.token ?? '',
      cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      renewAt: Date.now() + renewAfterMs,
    }
  }
  const logInToDesk = async () => {
    const half = await post('/desk/api/login', JSON.stringify(demoLogins.desk))
    const { challenge } = (await half.json()) as { challenge: string }
    const code = totpCode(demoTotpSecret, stepAt(Date.now()))
    return ask('/desk/api/login/code', JSON.stringify({ challenge, code }))
  }
  const logIn = (role: Role) =>
    role === 'staff'
      ? logInToDesk()
      : ask(
          '/token',
          new URLSearchParams({ grant_type: 'password', ...demoLogins[role === 'agent' ? 'agent' : 'portal'] }),
        )
  const renew = (role: Role, { cookie }: Login) =>
    role === 'staff'
      ? ask('/desk/api/token', undefined, cookie)
      : ask('/token', new URLSearchParams({ grant_type: 'refresh_token' }), cookie)

  const current = (role: Role): Promise<Login> => {
    const known = logins.get(role) ?? logIn(role)
    const usable = known.then((login) => (Date.now() < login.renewAt ? login : renew(role, login)))
    logins.set(role, usable)
    return usable
  }
  return {
    tokenOf: async (role: Role): Promise<string> => (await current(role)).token,
    /** Before the page is opened. */
    async bring(page: Page, role: Role) {
      const { token } = await current(role)
      const key = role === 'staff' ? 'DeskToken' : 'JwtToken'
      await page.addInitScript(([name, value]) => sessionStorage.setItem(name, value), [key, token] as const)
    },
  }
}
