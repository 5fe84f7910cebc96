import { connect } from '@sarai/contract/client.ts'
import { requestDeskToken, revokeDeskToken } from '@sarai/contract/desk-accounts.ts'
import { createSession } from '@sarai/contract/session.ts'
import { currentLanguage, unreachable } from '#shared/language-outside-react.ts'

const anonymous = connect({ baseUrl: '', token: () => null, language: currentLanguage, unreachable })

export const session = createSession({
  tokenKey: 'DeskToken',
  markKey: 'sarai.desk-session',
  async requestToken() {
    const { token } = await anonymous(requestDeskToken, { body: { grant: 'refresh' } })
    return token
  },
  revoke() {
    void fetch(revokeDeskToken.path, { method: revokeDeskToken.method, keepalive: true }).catch(() => undefined)
  },
})

export async function logIn(username: string, password: string): Promise<void> {
  const { token } = await anonymous(requestDeskToken, { body: { grant: 'password', username, password } })
  session.begin(token)
}
