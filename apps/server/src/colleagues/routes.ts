import {
  acceptInvitation as accept,
  changeColleague as change,
  inviteColleague as invite,
  listColleagues as list,
  listInvitations as listOpen,
  readInvitation as read,
  resendInvitation as resend,
  withdrawInvitation as withdraw,
} from '@sarai/wire/portal/colleagues.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { usernameKeyOf } from '#identity/door.ts'
import type { AgencyCaller } from '#caller.ts'
import { acceptInvitation } from '#colleagues/accept-invitation.ts'
import { changeColleague } from '#colleagues/change-colleague.ts'
import { listColleagues, listInvitations, readInvitation } from '#colleagues/colleague-queries.ts'
import { inviteColleague } from '#colleagues/invite-colleague.ts'
import { invitedAddress } from '#colleagues/open-invitation.ts'
import { resendInvitation } from '#colleagues/resend-invitation.ts'
import { withdrawInvitation } from '#colleagues/withdraw-invitation.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveColleagues(serve: Serve, { db, limits }: { db: Database; limits: AttemptLimits }) {
  /** Counted by the mailbox, whoever of whichever agency has it written to. */
  const beginMail = (caller: AgencyCaller, emailKey: string) => limits.begin(caller, emailKey, { tried: 'invite' })

  serve(list, (_, caller) => listColleagues(db, caller))
  serve(listOpen, (_, caller) => listInvitations(db, caller))
  serve(invite, async ({ body }, caller) => {
    await beginMail(caller, usernameKeyOf(body.Email))
    return inviteColleague(db, caller, body)
  })
  serve(change, ({ params, body }, caller) => changeColleague(db, caller, params.id, body))
  serve(resend, async ({ params }, caller) => {
    await beginMail(caller, await invitedAddress(db, caller, params.id))
    return resendInvitation(db, caller, params.id)
  })
  serve(withdraw, ({ params }, caller) => withdrawInvitation(db, caller, params.id))
  serve(read, ({ body }, caller) => readInvitation(db, caller, body.Token))
  serve(accept, ({ body }, caller) => acceptInvitation(db, caller, body))
}
