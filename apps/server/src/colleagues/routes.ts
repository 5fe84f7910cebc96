import {
  acceptInvitation as accept,
  changeColleague as change,
  inviteColleague as invite,
  listColleagues as list,
  listInvitations as listOpen,
  readInvitation as read,
  resendInvitation as resend,
  withdrawInvitation as withdraw,
} from '@sarai/contract/colleagues.ts'
import { passwordWork } from '#accounts/password-hash.ts'
import { acceptInvitation } from '#colleagues/accept-invitation.ts'
import { changeColleague } from '#colleagues/change-colleague.ts'
import { listColleagues, listInvitations, readInvitation } from '#colleagues/colleague-queries.ts'
import { inviteColleague } from '#colleagues/invite-colleague.ts'
import { resendInvitation } from '#colleagues/resend-invitation.ts'
import { withdrawInvitation } from '#colleagues/withdraw-invitation.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveColleagues(serve: Serve, { db }: { db: Database }) {
  serve(list, (_, caller) => listColleagues(db, caller))
  serve(listOpen, (_, caller) => listInvitations(db, caller))
  serve(invite, ({ body }, caller) => inviteColleague(db, caller, body))
  serve(change, ({ params, body }, caller) => changeColleague(db, caller, params.id, body))
  serve(resend, ({ params }, caller) => resendInvitation(db, caller, params.id))
  serve(withdraw, ({ params }, caller) => withdrawInvitation(db, caller, params.id))
  serve(read, ({ body }, caller) => readInvitation(db, caller, body.Token))
  serve(accept, ({ body }, caller) => passwordWork(() => acceptInvitation(db, caller, body)))
}
