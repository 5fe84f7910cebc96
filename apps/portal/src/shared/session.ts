import { connect } from '@sarai/contract/client.ts'
import { requestToken, revokeToken } from '@sarai/contract/accounts.ts'
import { createSession } from '@sarai/contract/session.ts'
import { currentLanguage, unreachable } from '#shared/language-outside-react.ts'

/** Calls that need no login, used to get one. */
const anonymous = connect({ baseUrl: '', token: () => null, language: currentLanguage, unreachable })

export const session = createSession({
  // The name is the specification's.
  tokenKey: 'JwtToken',
  markKey: 'sarai.session',
  async requestToken() {
    const { access_token: token } = await anonymous(requestToken, { body: { grant_type: 'refresh_token' } })
    return token
  },
  revoke() {
    // Sent even while the page goes away; the log-out itself does not wait for it.
    void fetch(revokeToken.path, { method: revokeToken.method, keepalive: true }).catch(() => undefined)
  },
})

export async function logIn(username: string, password: string): Promise<void> {
  const { access_token: token } = await anonymous(requestToken, {
    body: { grant_type: 'password', username, password },
  })
  session.begin(token)
}
