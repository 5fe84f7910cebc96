import { requestDeskToken, revokeDeskToken } from '@sarai/contract/desk-accounts.ts'
import { anonymous } from '@sarai/frame/calls.ts'
import { openSession } from '@sarai/frame/session.ts'

export const session = openSession({
  tokenKey: 'DeskToken',
  markKey: 'sarai.desk-session',
  async requestToken() {
    const { token } = await anonymous(requestDeskToken, { body: { grant: 'refresh' } })
    return token
  },
  revoke: revokeDeskToken,
})

export async function logIn(username: string, password: string): Promise<void> {
  const { token } = await anonymous(requestDeskToken, { body: { grant: 'password', username, password } })
  session.begin(token)
}
