import type { Language } from '@sarai/locale/language.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { Mailer } from '#mail/mailer.ts'
import { personInMail, type MailName } from '#mail/mail-name.ts'
import { factorResetMail, rolesChangedMail } from '#staff/rights-mails.ts'

type Recipient = { email: string; name: string; language: Language }

/** Whoever is only invited, or shut out by now, has no rights to be told of. */
const atWork = query<Recipient>(`
  select username as email, name, language from staff where id = $1 and has_password and disabled_at is null`)

/** What members of staff are told when an admin changes their roles or forgets their app. */
export function staffRightsTasks({ db, mailer }: { db: Database; mailer: Mailer }) {
  const tell =
    (write: (language: Language, name: MailName) => MailContent) =>
    async ({ staffId }: { staffId: number }, jobId: string) => {
      const id = `job-${jobId}`
      const to = await db.read(systemCaller(id), (tx) => atWork.first(tx, staffId))
      if (to === undefined) return
      const content = write(to.language, personInMail(to.language, to.name))
      await mailer.send({ id, to: to.email, language: to.language, content })
    }
  return {
    'mail-staff-roles-changed': tell(rolesChangedMail),
    'mail-staff-factor-reset': tell(factorResetMail),
  } satisfies Partial<Tasks>
}
