import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import { userOf } from '#accounts/recipient-queries.ts'
import { systemCaller } from '#caller.ts'
import { letter } from '#colleagues/letters.ts'
import { roleInMail } from '#colleagues/role-in-mail.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { Mailer } from '#mail/mailer.ts'

const roleOf = query<{ agencyId: AgencyId; userId: UserId }, { role: AgencyRole }>(`
  select role from agency_user where agency_id = $agencyId and id = $userId and disabled_at is null`)

/** What colleagues are told of their rights. Whoever is shut out by now is told nothing of a role. */
export function roleTasks({ db, mailer }: { db: Database; mailer: Mailer }) {
  return {
    async 'mail-role-changed'({ agencyId, userId }, jobId) {
      const id = `job-${jobId}`
      const found = await db.read(systemCaller(id), async (tx) => {
        const now = await roleOf.first(tx, { agencyId, userId })
        return now && { ...now, ...(await userOf.one(tx, { agencyId, userId })) }
      })
      if (found === undefined) return
      const { email: to, language } = found
      const content = letter('roleChanged', language, { ...found, role: roleInMail(language, found.role) })
      await mailer.send({ id, to, language, content })
    },
  } satisfies Partial<Tasks>
}
