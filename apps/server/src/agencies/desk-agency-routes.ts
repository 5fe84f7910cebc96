import {
  addAgencyNote,
  decideAgency as decide,
  listAgencies as list,
  readAgency as read,
  resendAgencyMail as resendMail,
  setAgencyGroup,
} from '@sarai/wire/desk/agencies.ts'
import { readAgency } from '#agencies/agency-details.ts'
import { listAgencies } from '#agencies/agency-list.ts'
import { decideAgency } from '#agencies/decide-agency.ts'
import { groupAgency } from '#agencies/group-agency.ts'
import { noteAgency } from '#agencies/note-agency.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { resendAgencyMail } from '#agencies/resend-agency-mail.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveDeskAgencies(serve: Serve, { db, limits }: { db: Database; limits: AttemptLimits }) {
  serve(list, ({ query }, caller) => listAgencies(db, caller, query))
  serve(read, ({ params }, caller) => readAgency(db, caller, params.id))
  serve(decide, ({ params, body }, caller) => {
    const { decision: kind, version, reason } = body
    return decideAgency(db, caller, params.id, { kind, version, reason })
  })
  serve(addAgencyNote, ({ params, body }, caller) => noteAgency(db, caller, params.id, body.text))
  serve(setAgencyGroup, ({ params, body }, caller) => groupAgency(db, caller, params.id, body.group))
  serve(resendMail, ({ params, body }, caller) => resendAgencyMail({ db, limits }, caller, params.id, body.mail))
}
