import { requestToken, revokeToken } from '@sarai/wire/portal/accounts.ts'
import { markOf } from '@sarai/wire/core/session-mark.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { anonymous } from '@sarai/frame/data/calls.ts'
import { openSession } from '@sarai/frame/session/session.ts'

const usernameKey = 'sarai.username'

export const session = openSession({
  // The name is the specification's.
  tokenKey: 'JwtToken',
  markKey: 'sarai.session',
  async requestToken(how) {
    return tokenIn(await anonymous(requestToken, { body: { grant_type: 'refresh_token' } }, how))
  },
  revoke: revokeToken,
})

export async function logIn(username: string, password: string): Promise<void> {
  session.begin(tokenIn(await anonymous(requestToken, { body: { grant_type: 'password', username, password } })))
}

/** The username of whoever is logged in: no secret, but password managers ask for it. */
export const loggedInAs = () => sessionStorage.getItem(usernameKey) ?? undefined

function tokenIn({ access_token: token, userName }: ReplyOf<typeof requestToken>): string {
  sessionStorage.setItem(usernameKey, userName)
  return token
}

/** Whose login it is, and which one. */
export const loginNow = () => markOf(session.token() ?? '')
