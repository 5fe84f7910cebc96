import {
  acceptInvitation as accept,
  changeStaffRoles,
  disableStaff as disable,
  enableStaff as enable,
  inviteStaff as invite,
  listStaff as list,
  readInvitation as read,
  resendInvitation as resend,
  resetFactor as reset,
} from '@sarai/wire/desk/staff.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'
import { acceptInvitation, readInvitation } from '#staff/accept-invitation.ts'
import { changeRoles } from '#staff/change-roles.ts'
import { disableStaff } from '#staff/disable-staff.ts'
import { enableStaff } from '#staff/enable-staff.ts'
import { inviteStaff } from '#staff/invite-staff.ts'
import { resendInvitation } from '#staff/resend-invitation.ts'
import { resetFactor } from '#staff/reset-factor.ts'
import { listStaff } from '#staff/staff-list.ts'

export function serveStaff(serve: Serve, { db, limits }: { db: Database; limits: AttemptLimits }) {
  serve(list, ({ query }, caller) => listStaff(db, caller, query))
  serve(invite, ({ body }, caller) => inviteStaff(db, caller, body))
  serve(resend, ({ params }, caller) => resendInvitation({ db, limits }, caller, params.id))
  serve(changeStaffRoles, ({ params, body }, caller) => changeRoles(db, caller, params.id, body))
  serve(disable, ({ params }, caller) => disableStaff(db, caller, params.id))
  serve(enable, ({ params }, caller) => enableStaff(db, caller, params.id))
  serve(reset, ({ params }, caller) => resetFactor(db, caller, params.id))

  serve(read, ({ body }, caller) => readInvitation(db, caller, body.token))
  serve(accept, ({ body }, caller) => acceptInvitation(db, caller, body))
}
