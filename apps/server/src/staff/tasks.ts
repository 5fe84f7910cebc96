import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import { personInMail } from '#mail/mail-name.ts'
import type { Mailer } from '#mail/mailer.ts'
import { openInvitation } from '#staff/invitation-link.ts'
import { letter } from '#staff/letters.ts'

type Recipient = { email: string; name: string; language: Language }

const stillInvited = query<{ staffId: StaffId }, Recipient>(`
  select username as email, name, language from staff
  where id = $staffId and not has_password and disabled_at is null`)
const staffOf = query<{ staffId: StaffId }, Recipient>(
  `select username as email, name, language from staff where id = $staffId`,
)

/** The mails to the desk's own people. */
export function staffTasks(deps: { db: Database; mailer: Mailer; deskOrigin: string }) {
  const { db, mailer, deskOrigin } = deps
  return {
    /** The link is committed before its mail is sent; a mail that fails is tried again with a link of its own. */
    async 'mail-staff-invited'({ staffId }, jobId) {
      const id = `job-${jobId}`
      const invited = await db.write(systemCaller(id), async (tx) => {
        const to = await stillInvited.first(tx, { staffId })
        return to && { to, token: await openInvitation(tx, staffId) }
      })
      // Accepted or taken back since: there is nothing left to say.
      if (invited === undefined) return
      const { to, token } = invited
      const content = letter('invitation', to.language, { url: `${deskOrigin}/desk/invitation?token=${token}` })
      await mailer.send({ id, to: to.email, language: to.language, content })
    },

    async 'mail-staff-password-changed'({ staffId }, jobId) {
      const id = `job-${jobId}`
      const to = await db.look(systemCaller(id), staffOf.ask.one({ staffId }))
      const content = letter('passwordChanged', to.language, { name: personInMail(to.language, to.name) })
      await mailer.send({ id, to: to.email, language: to.language, content })
    },

    async 'mail-staff-codes-closed'({ staffId }, jobId) {
      const id = `job-${jobId}`
      const to = await db.look(systemCaller(id), staffOf.ask.one({ staffId }))
      const content = letter('codesClosed', to.language, { name: personInMail(to.language, to.name) })
      await mailer.send({ id, to: to.email, language: to.language, content })
    },
  } satisfies Partial<Tasks>
}
