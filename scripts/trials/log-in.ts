import { demoLogins, demoTotpSecret } from '../../apps/server/src/demo/demo-people.ts'
import { stepAt, totpCode } from '../../apps/server/src/staff/login/totp.ts'
import { requestToken } from '../../packages/wire/src/portal/accounts.ts'
import { finishDeskLogin, startDeskLogin } from '../../packages/wire/src/desk/accounts.ts'
import { strictClient } from './steady-calls.ts'

const callAsNobody = (origin: string) =>
  strictClient(
    origin,
    () => null,
    () => undefined,
  )

export async function portalToken(origin: string): Promise<string> {
  const { username, password } = demoLogins.portal
  const body = { grant_type: 'password' as const, username, password }
  return (await callAsNobody(origin)(requestToken, { body })).access_token
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
  const call = callAsNobody(origin)
  const { challenge } = await call(startDeskLogin, { body: { ...demoLogins.desk, username } })
  const code = totpCode(demoTotpSecret, stepAt(Date.now()))
  return (await call(finishDeskLogin, { body: { challenge, code } })).token
}
