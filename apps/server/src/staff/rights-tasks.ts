import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { Mailer } from '#mail/mailer.ts'
import { personInMail } from '#mail/mail-name.ts'
import { letter } from '#staff/letters.ts'

type Recipient = { email: string; name: string; language: Language }

/** Whoever is only invited, or shut out by now, has no rights to be told of. */
const atWork = query<{ staffId: StaffId }, Recipient>(`
  select username as email, name, language from staff where id = $staffId and has_password and disabled_at is null`)

/** What members of staff are told when an admin changes their roles or forgets their app. */
export function staffRightsTasks({ db, mailer }: { db: Database; mailer: Mailer }) {
  const tell =
    (what: 'rolesChanged' | 'factorReset') =>
    async ({ staffId }: { staffId: StaffId }, jobId: string) => {
      const id = `job-${jobId}`
      const to = await db.look(systemCaller(id), atWork.ask.first({ staffId }))
      if (to === undefined) return
      const content = letter(what, to.language, { name: personInMail(to.language, to.name) })
      await mailer.send({ id, to: to.email, language: to.language, content })
    }
  return {
    'mail-staff-roles-changed': tell('rolesChanged'),
    'mail-staff-factor-reset': tell('factorReset'),
  } satisfies Partial<Tasks>
}
