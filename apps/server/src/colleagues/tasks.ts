import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { openLink } from '#accounts/account-link.ts'
import { holderOfAddress } from '#accounts/recipient-queries.ts'
import { systemCaller } from '#caller.ts'
import { letter } from '#colleagues/letters.ts'
import { roleInMail } from '#colleagues/role-in-mail.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import { agencyInMail, personInMail } from '#mail/mail-name.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import type { Language } from '@sarai/locale/language.ts'

type OpenInvitation = {
  email: string
  emailKey: string
  role: AgencyRole
  language: Language
  agencyName: string
  inviter: string[]
}

const openInvitation = query<{ agencyId: AgencyId; invitationId: number }, OpenInvitation>(`
  select i.email, i.email_key as "emailKey", i.role, i.language,
    agency.name as "agencyName", array[u.first_name, u.last_name] as inviter
  from invitation i join agency on agency.id = i.agency_id
  join agency_user u on u.agency_id = i.agency_id and u.id = i.invited_by
  where i.agency_id = $agencyId and i.id = $invitationId and i.accepted_at is null and i.withdrawn_at is null`)

/** Whoever invites is known; whoever is invited is not, so the mail does not say what was typed for their name. */
function asMailed(language: Language, { role, agencyName, inviter }: OpenInvitation) {
  return {
    role: roleInMail(language, role),
    agencyName: agencyInMail(language, agencyName),
    invitedBy: personInMail(language, ...inviter),
  }
}

/** The mail of an invitation: with its link, or, where the address has an account already, a word to its owner. */
export function invitationTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string }) {
  const pageUrl = `${deps.portalOrigin}/auth/invitation`
  return {
    'mail-invitation': async ({ agencyId, invitationId }, jobId) => {
      const job = `job-${jobId}`
      const written = await deps.db.write(systemCaller(job), async (tx) => {
        const invited = await openInvitation.first(tx, { agencyId, invitationId })
        if (invited === undefined) return undefined
        const { email, language, emailKey } = invited
        const holder = await holderOfAddress.first(tx, { usernameKey: emailKey })
        if (holder !== undefined) {
          return {
            to: holder.email,
            language: holder.language,
            content: letter('invitedElsewhere', holder.language, asMailed(holder.language, invited)),
          }
        }
        const token = await openLink(tx, 'invitation', { agencyId, invitationId, email }, job)
        return {
          to: email,
          language,
          content: letter('invitation', language, { ...asMailed(language, invited), url: `${pageUrl}?token=${token}` }),
        }
      })
      if (written !== undefined) await deps.mailer.send({ id: job, ...written })
    },
  } satisfies Partial<Tasks>
}
