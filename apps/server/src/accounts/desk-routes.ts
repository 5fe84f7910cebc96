import { readStaffProfile as readProfile, requestDeskToken, revokeDeskToken } from '@sarai/contract/desk-accounts.ts'
import { accessTokenSeconds } from '#accounts/access-token.ts'
import { readStaffProfile } from '#accounts/account-queries.ts'
import type { AttemptLimits } from '#accounts/attempt-limits.ts'
import { attemptedAccount, logIn, logOut, renew, type Keys } from '#accounts/door.ts'
import { knownDevice, rememberDevice } from '#accounts/known-device.ts'
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from '#accounts/refresh-cookie.ts'
import { staffDoor } from '#accounts/staff-door.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveDeskAccounts(serve: Serve, deps: { db: Database; keys: Keys; limits: AttemptLimits }) {
  const { db, keys } = deps

  const accountOf = (username: string) => attemptedAccount('desk', username)
  serve(requestDeskToken, async ({ body }, caller, exchange) => {
    const admission =
      body.grant === 'password'
        ? await logIn(
            deps,
            staffDoor,
            caller,
            body,
            knownDevice(keys.refreshSecret, accountOf(body.username), exchange),
          )
        : await renew(db, keys, staffDoor, caller, readRefreshCookie(exchange, 'desk'))
    setRefreshCookie(exchange, 'desk', admission.refreshToken)
    if (body.grant === 'password') rememberDevice(keys.refreshSecret, accountOf(body.username), exchange)
    return { token: admission.accessToken, expiresIn: accessTokenSeconds }
  })

  serve(revokeDeskToken, async (_, caller, exchange) => {
    await logOut(db, keys, staffDoor, caller, readRefreshCookie(exchange, 'desk'))
    clearRefreshCookie(exchange, 'desk')
    return null
  })

  serve(readProfile, (_, caller) => readStaffProfile(db, caller))
}
