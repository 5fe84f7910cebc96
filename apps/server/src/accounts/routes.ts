import {
  readProfileSummary as readProfile,
  readPublicInfo,
  registerAgency as register,
  requestToken,
  revokeToken,
} from '@sarai/contract/accounts.ts'
import { accessTokenSeconds } from '#accounts/access-token.ts'
import { readProfileSummary } from '#accounts/account-queries.ts'
import { agencyDoor } from '#accounts/agency-door.ts'
import { logIn, logOut, renew, type Keys } from '#accounts/door.ts'
import { registerAgency } from '#accounts/register-agency.ts'
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from '#accounts/refresh-cookie.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveAccounts(serve: Serve, deps: { db: Database; keys: Keys; supportPhone: string }) {
  const { db, keys } = deps

  serve(register, ({ body }, caller) => registerAgency(db, caller, body))

  serve(requestToken, async ({ body }, caller, exchange) => {
    const admission =
      body.grant_type === 'password'
        ? await logIn(db, keys, agencyDoor, caller, body)
        : await renew(db, keys, agencyDoor, caller, readRefreshCookie(exchange, 'portal'))
    setRefreshCookie(exchange, 'portal', admission.refreshToken)
    return {
      access_token: admission.accessToken,
      token_type: 'Bearer' as const,
      expires_in: accessTokenSeconds,
      userName: admission.username,
    }
  })

  serve(revokeToken, async (_, caller, exchange) => {
    await logOut(db, keys, agencyDoor, caller, readRefreshCookie(exchange, 'portal'))
    clearRefreshCookie(exchange, 'portal')
    return null
  })

  serve(readProfile, (_, caller) => readProfileSummary(db, caller))
  serve(readPublicInfo, async () => ({ SupportPhone: deps.supportPhone }))
}
