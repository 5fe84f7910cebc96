import { connect } from '@sarai/contract/client.ts'
import { requestToken, revokeToken } from '@sarai/contract/accounts.ts'
import type { ReplyOf } from '@sarai/contract/operation.ts'
import { createSession, type Session } from '@sarai/contract/session.ts'
import { currentLanguage, unreachable } from '#shared/language-outside-react.ts'
import { withLoss } from '#shared/session-loss.ts'

/** Calls that need no login, used to get one. */
const anonymous = connect({ baseUrl: '', token: () => null, language: currentLanguage, unreachable })
const markKey = 'sarai.session'
const usernameKey = 'sarai.username'

const created: Session = createSession({
  // The name is the specification's.
  tokenKey: 'JwtToken',
  markKey,
  async requestToken() {
    return tokenIn(await anonymous(requestToken, { body: { grant_type: 'refresh_token' } }))
  },
  revoke() {
    // Sent even while the page goes away; the log-out itself does not wait for it.
    void fetch(revokeToken.path, { method: revokeToken.method, keepalive: true }).catch(() => undefined)
  },
})

export const session = withLoss(created, markKey)

export async function logIn(username: string, password: string): Promise<void> {
  session.begin(tokenIn(await anonymous(requestToken, { body: { grant_type: 'password', username, password } })))
}

/** The username of whoever is logged in: no secret, but password managers ask for it. */
export const loggedInAs = () => sessionStorage.getItem(usernameKey) ?? undefined

function tokenIn({ access_token: token, userName }: ReplyOf<typeof requestToken>): string {
  sessionStorage.setItem(usernameKey, userName)
  return token
}
