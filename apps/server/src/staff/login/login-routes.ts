import {
  enrolFactor as enrol,
  finishDeskLogin,
  readStaffProfile as readProfile,
  renewDeskToken,
  revokeDeskToken,
  startDeskLogin,
} from '@sarai/wire/desk/accounts.ts'
import { accessTokenSeconds } from '#identity/token/access-token.ts'
import { logOut, renew, type Admission } from '#identity/door.ts'
import { knownDevice, rememberDevice } from '#identity/known-device.ts'
import type { Marked } from '#identity/password-fingerprint.ts'
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from '#identity/refresh-cookie.ts'
import type { CookieExchange, Serve } from '#http/serve.ts'
import type { DeskEntrance } from '#staff/login/desk-entrance.ts'
import { enrolFactor } from '#staff/login/enrol-factor.ts'
import { finishLogin } from '#staff/login/finish-login.ts'
import { staffDoor } from '#staff/staff-door.ts'
import { readStaffProfile } from '#staff/own-account/staff-profile.ts'
import { startLogin } from '#staff/login/start-login.ts'

export function serveDeskLogin(serve: Serve, entrance: DeskEntrance) {
  const { db, keys } = entrance
  const knows = (exchange: CookieExchange) => (marked: Marked) => knownDevice(keys.refreshSecret, marked, exchange)
  const admitted = (exchange: CookieExchange, admission: Admission) => {
    setRefreshCookie(exchange, 'desk', admission.refreshToken)
    if (admission.marked !== undefined) rememberDevice(keys.refreshSecret, admission.marked, exchange)
    return { token: admission.accessToken, expiresIn: accessTokenSeconds }
  }

  serve(startDeskLogin, ({ body }, caller, exchange) => startLogin(entrance, caller, body, knows(exchange)))
  serve(finishDeskLogin, async ({ body }, caller, exchange) =>
    admitted(exchange, await finishLogin(entrance, caller, body, knows(exchange))),
  )
  serve(enrol, async ({ body }, caller, exchange) => {
    const admission = await enrolFactor(entrance, caller, body)
    return { ...admitted(exchange, admission), recoveryCodes: admission.recoveryCodes }
  })
  serve(renewDeskToken, async (_, caller, exchange) =>
    admitted(exchange, await renew(db, keys, staffDoor, caller, readRefreshCookie(exchange, 'desk'))),
  )

  serve(revokeDeskToken, async ({ query: { session } }, caller, exchange) => {
    await logOut(db, keys, staffDoor, caller, readRefreshCookie(exchange, 'desk'), session)
    if (session === undefined) clearRefreshCookie(exchange, 'desk')
    return null
  })

  serve(readProfile, (_, caller) => readStaffProfile(db, caller))
}
