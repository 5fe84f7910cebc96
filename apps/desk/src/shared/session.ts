import {
  enrolFactor,
  finishDeskLogin,
  renewDeskToken,
  revokeDeskToken,
  startDeskLogin,
} from '@sarai/wire/desk/accounts.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { anonymous } from '@sarai/frame/data/calls.ts'
import { openSession } from '@sarai/frame/session/session.ts'

export const session = openSession({
  tokenKey: 'DeskToken',
  markKey: 'sarai.desk-session',
  async requestToken(how) {
    const { token } = await anonymous(renewDeskToken, {}, how)
    return token
  },
  revoke: revokeDeskToken,
})

/** What a correct password is answered with: it opens nothing yet. */
export type HalfLogin = ReplyOf<typeof startDeskLogin>

export function startLogin(username: string, password: string): Promise<HalfLogin> {
  return anonymous(startDeskLogin, { body: { username, password } })
}

export async function finishLogin(
  proof: { challenge: string; code: string } | { challenge: string; recoveryCode: string },
): Promise<void> {
  const { token } = await anonymous(finishDeskLogin, { body: proof })
  session.begin(token)
}

/** The session begins when the recovery codes are kept: they are told this once. */
export function enrol(challenge: string, code: string): Promise<ReplyOf<typeof enrolFactor>> {
  return anonymous(enrolFactor, { body: { challenge, code } })
}
