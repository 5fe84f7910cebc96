import { connect, type Call, type Connection } from '@sarai/wire/core/client.ts'
import type { Session } from '@sarai/wire/core/session.ts'
import { currentLanguage, unreachable } from '#language-outside-react.ts'
import { withWhomToCall } from '#failure/unknown-error.ts'
import { nextTurn } from '#next-turn.ts'

/**
 * A page begins by reading a dozen things, and to send one call takes a slow phone ten milliseconds: each gets a turn of
 * its own. What is written goes out at once, while there is a page.
 */
const fetchInTurns: typeof fetch = async (address, init) => {
  if (init?.method === 'GET') await nextTurn()
  return fetch(address, init)
}

const ours = { baseUrl: '', language: currentLanguage, unreachable, reword: withWhomToCall, fetch: fetchInTurns }

/** Calls that need no login, used to get one. */
export const anonymous: Call = connect({ ...ours, token: () => null })

/** Calls as whoever is logged in: `const api = callsOf(session)`, then `api(readProfileSummary, {})`. */
export function callsOf({ token, renew }: Session, more: Pick<Connection, 'isIdle' | 'fetch'> = {}): Call {
  return connect({ ...ours, token, renew, ...more })
}
