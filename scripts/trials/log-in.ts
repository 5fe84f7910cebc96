import { demoLogins, demoTotpSecret } from '../../apps/server/src/demo/demo-people.ts'
import { stepAt, totpCode } from '../../apps/server/src/staff/login/totp.ts'
import { requestToken } from '../../packages/wire/src/portal/accounts.ts'
import { finishDeskLogin, renewDeskToken, startDeskLogin } from '../../packages/wire/src/desk/accounts.ts'
import { connect, type Call, type Connection } from '../../packages/wire/src/core/client.ts'
import { strictClient } from './steady-calls.ts'
import { untilAnswered } from './until-answered.ts'

const callAsNobody = (origin: string) => strictClient(origin, { token: () => null }, () => undefined)

export async function portalToken(origin: string): Promise<string> {
  const { username, password } = demoLogins.portal
  const body = { grant_type: 'password' as const, username, password }
  return (await callAsNobody(origin)(requestToken, { body })).access_token
}

/** What a client needs to stay logged in. */
export type Login = Required<Pick<Connection, 'token' | 'renew'>>

/** Renewed by the cookie, as a browser does: a code of the authenticator app counts once, and people need theirs. */
async function login(
  origin: string,
  enter: (call: Call) => Promise<string>,
  renewed: (call: Call) => Promise<string>,
): Promise<Login> {
  let cookie = ''
  const call = connect({
    baseUrl: origin,
    token: () => null,
    language: () => 'en',
    unreachable: () => 'no answer',
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers)
      if (cookie !== '') headers.set('cookie', cookie)
      const answer = await fetch(url, { ...init, headers })
      const [set] = answer.headers.getSetCookie()
      if (set !== undefined) cookie = set.split(';')[0]!
      return answer
    },
  })
  let token = await enter(call)
  return {
    token: () => token,
    async renew() {
      token = await untilAnswered(
        () => renewed(call),
        () => undefined,
      )
      return true
    },
  }
}

export function portalLogin(origin: string): Promise<Login> {
  const { username, password } = demoLogins.portal
  return login(
    origin,
    async (call) => (await call(requestToken, { body: { grant_type: 'password', username, password } })).access_token,
    async (call) => (await call(requestToken, { body: { grant_type: 'refresh_token' } })).access_token,
  )
}

export function deskLogin(origin: string, username = demoLogins.desk.username): Promise<Login> {
  return login(
    origin,
    (call) => enterDesk(call, username),
    async (call) => (await call(renewDeskToken, {})).token,
  )
}

/** The code of this half minute, once: each is taken once, and the login has taken one. */
export type NextCode = () => string | undefined

export function codesAfterLogin(): NextCode {
  let last = stepAt(Date.now())
  return () => {
    const step = stepAt(Date.now())
    if (step <= last) return undefined
    last = step
    return totpCode(demoTotpSecret, step)
  }
}

export async function deskToken(origin: string, username = demoLogins.desk.username): Promise<string> {
  return enterDesk(callAsNobody(origin), username)
}

async function enterDesk(call: Call, username: string): Promise<string> {
  const { challenge } = await call(startDeskLogin, { body: { ...demoLogins.desk, username } })
  const code = totpCode(demoTotpSecret, stepAt(Date.now()))
  return (await call(finishDeskLogin, { body: { challenge, code } })).token
}
