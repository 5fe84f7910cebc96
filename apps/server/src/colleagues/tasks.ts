import { openLink } from '#accounts/account-link.ts'
import { userByName } from '#accounts/recipient-queries.ts'
import { systemCaller } from '#caller.ts'
import { invitationMail, invitedElsewhereMail, type Invited } from '#colleagues/invitation-mails.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { Language } from '@sarai/locale/language.ts'

const openInvitation = query<Invited & { emailKey: string; email: string; language: Language }>(`
  select i.email, i.email_key as "emailKey", i.first_name as name, i.role, i.language,
    agency.name as "agencyName", u.first_name || ' ' || u.last_name as "invitedBy"
  from invitation i join agency on agency.id = i.agency_id
  join agency_user u on u.agency_id = i.agency_id and u.id = i.invited_by
  where i.agency_id = $1 and i.id = $2 and i.accepted_at is null and i.withdrawn_at is null`)

/** The mail of an invitation: with its link, or, where the address has an account already, a word to its owner. */
export function invitationTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string }) {
  const pageUrl = `${deps.portalOrigin}/auth/invitation`
  return {
    'mail-invitation': async ({ agencyId, invitationId }, jobId) => {
      const job = `job-${jobId}`
      const letter = await deps.db.write(systemCaller(job), async (tx) => {
        const invited = await openInvitation.first(tx, agencyId, invitationId)
        if (invited === undefined) return undefined
        const { email, language, emailKey } = invited
        const holder = await userByName.first(tx, emailKey)
        if (holder !== undefined) {
          return {
            to: holder.email,
            language: holder.language,
            content: invitedElsewhereMail(holder.language, invited),
          }
        }
        const token = await openLink(tx, 'invitation', { agencyId, invitationId, email }, job)
        return { to: email, language, content: invitationMail(language, invited, `${pageUrl}?token=${token}`) }
      })
      if (letter !== undefined) await deps.mailer.send({ id: job, ...letter })
    },
  } satisfies Partial<Tasks>
}
