import { connect, type Call, type Connection } from '@sarai/wire/core/client.ts'
import type { Session } from '@sarai/wire/core/session.ts'
import { currentLanguage, unreachable } from '#language-outside-react.ts'
import { withWhomToCall } from '#failure/unknown-error.ts'

const ours = { baseUrl: '', language: currentLanguage, unreachable, reword: withWhomToCall }

/** Calls that need no login, used to get one. */
export const anonymous: Call = connect({ ...ours, token: () => null })

/** Calls as whoever is logged in: `const api = callsOf(session)`, then `api(readProfileSummary, {})`. */
export function callsOf({ token, renew }: Session, more: Pick<Connection, 'isIdle' | 'fetch'> = {}): Call {
  return connect({ ...ours, token, renew, ...more })
}
