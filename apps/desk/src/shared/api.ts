import { connect } from '@sarai/contract/client.ts'
import { currentLanguage, unreachable } from '#shared/language-outside-react.ts'
import { session } from '#shared/session.ts'

/** Calls the server as whoever is logged in: `api(readStaffProfile, {})`. */
export const api = connect({
  baseUrl: '',
  token: session.token,
  language: currentLanguage,
  unreachable,
  renew: session.renew,
})
