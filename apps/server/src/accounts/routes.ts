import {
  changePassword as change,
  endSession as end,
  forgotPassword as forgot,
  listSessions as list,
  readAgencyInfo as readInfo,
  readProfileSummary as readProfile,
  readResetLink as readLink,
  registerAgency as register,
  requestToken,
  resetPassword as reset,
  restoreEmail as restore,
  revokeToken,
  updateAgencyInfo as updateInfo,
  verifyEmail as verify,
} from '@sarai/wire/portal/accounts.ts'
import { accessTokenSeconds } from '#identity/token/access-token.ts'
import { readProfileSummary } from '#accounts/account-queries.ts'
import { agencyDoor } from '#accounts/session/agency-door.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { readAgencyInfo } from '#accounts/address/agency-info-queries.ts'
import { changePassword } from '#accounts/password/change-password.ts'
import { knownAt, logOut, renew, usernameKeyOf, type Keys } from '#identity/door.ts'
import { endSession } from '#accounts/session/end-session.ts'
import { forgotPassword } from '#accounts/password/forgot-password.ts'
import { knownDevice, rememberDevice } from '#identity/known-device.ts'
import type { Marked } from '#identity/password-fingerprint.ts'
import { logIn } from '#accounts/session/log-in.ts'
import { passwordWork } from '#identity/password-hash.ts'
import { registerAgency } from '#accounts/register-agency.ts'
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from '#identity/refresh-cookie.ts'
import { readResetLink, resetPassword } from '#accounts/password/reset-password.ts'
import { restoreEmail } from '#accounts/address/restore-email.ts'
import { listSessions } from '#accounts/session/session-queries.ts'
import { updateAgencyInfo } from '#accounts/address/update-agency-info.ts'
import { verifyEmail } from '#accounts/address/verify-email.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { CookieExchange, Serve } from '#http/serve.ts'

export function serveAccounts(serve: Serve, deps: { db: Database; keys: Keys; limits: AttemptLimits }) {
  const { db, keys, limits } = deps

  serve(register, async ({ body }, caller) => {
    await limits.begin(caller, usernameKeyOf(body.Email), { tried: 'register' })
    return passwordWork(() => registerAgency(db, caller, body))
  })

  const knows = (exchange: CookieExchange) => (marked: Marked) => knownDevice(keys.refreshSecret, marked, exchange)
  serve(requestToken, async ({ body }, caller, exchange) => {
    const admission =
      body.grant_type === 'password'
        ? await logIn(deps, caller, body, knows(exchange))
        : await renew(db, keys, agencyDoor, caller, readRefreshCookie(exchange, 'portal'))
    setRefreshCookie(exchange, 'portal', admission.refreshToken)
    if (admission.marked !== undefined) rememberDevice(keys.refreshSecret, admission.marked, exchange)
    return {
      access_token: admission.accessToken,
      token_type: 'Bearer' as const,
      expires_in: accessTokenSeconds,
      userName: admission.username,
    }
  })

  serve(revokeToken, async ({ query: { session } }, caller, exchange) => {
    await logOut(db, keys, agencyDoor, caller, readRefreshCookie(exchange, 'portal'), session)
    if (session === undefined) clearRefreshCookie(exchange, 'portal')
    return null
  })

  serve(readProfile, (_, caller) => readProfileSummary(db, caller))

  serve(readInfo, (_, caller) => readAgencyInfo(db, caller))
  serve(updateInfo, async ({ body }, caller) => {
    await limits.begin(caller, `${caller.userId}`, { tried: 'confirm-email' })
    // Any address can be typed: its mailbox is counted too, whoever has it written to.
    await limits.begin(caller, usernameKeyOf(body.Email), { tried: 'mail-to-confirm' })
    return updateAgencyInfo(db, caller, body)
  })
  serve(verify, ({ body }, caller) => verifyEmail(db, caller, body.Token))
  serve(restore, ({ body }, caller) => restoreEmail(db, caller, body.Token))

  serve(change, ({ body }, caller) => passwordWork(() => changePassword({ db, limits }, caller, body)))
  serve(forgot, async ({ body }, caller, exchange) => {
    const device = await knownAt(db, agencyDoor, caller, body.Username, knows(exchange))
    await limits.begin(caller, usernameKeyOf(body.Username), { tried: 'forgot-password', device })
    // ResetPasswordBaseUrl is taken and not used: whoever chose the page of the link could lead the token anywhere.
    return forgotPassword(db, caller, body.Username)
  })
  // Not counted: 256 random bits are not guessed, and counted by user a stranger would use the owner's tries up.
  serve(readLink, ({ body }, caller) => readResetLink(db, caller, body))
  serve(reset, ({ body }, caller) => resetPassword(db, caller, body))

  serve(list, (_, caller) => listSessions(db, caller))
  serve(end, ({ params }, caller) => endSession(db, caller, params.id))
}
