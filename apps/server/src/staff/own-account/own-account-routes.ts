import {
  changeStaffPassword as change,
  endStaffSession as end,
  listStaffSessions as list,
  renewRecoveryCodes as renew,
} from '@sarai/wire/desk/own-account.ts'
import { passwordWork } from '#identity/password-hash.ts'
import type { Serve } from '#http/serve.ts'
import { changeStaffPassword } from '#staff/own-account/change-staff-password.ts'
import type { DeskEntrance } from '#staff/login/desk-entrance.ts'
import { endOwnSession } from '#staff/own-account/end-own-session.ts'
import { listOwnSessions } from '#staff/own-account/own-sessions.ts'
import { renewRecoveryCodes } from '#staff/login/renew-recovery-codes.ts'

export function serveOwnAccount(serve: Serve, entrance: DeskEntrance) {
  const { db } = entrance
  serve(change, ({ body }, caller) => passwordWork(() => changeStaffPassword(entrance, caller, body)))
  serve(renew, (_, caller) => renewRecoveryCodes(db, caller))
  serve(list, (_, caller) => listOwnSessions(db, caller))
  serve(end, ({ params }, caller) => endOwnSession(db, caller, params.id))
}
