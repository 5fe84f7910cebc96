import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { agencyDecisions, type AgencyStatus } from '@sarai/domain/people/agency.ts'
import { letter } from '#agencies/letters.ts'
import { ownerOf } from '#accounts/recipient-queries.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import { staffWrote } from '#mail/mail-name.ts'
import type { Mailer } from '#mail/mailer.ts'

const standingOf = query<{ agencyId: AgencyId }, { status: AgencyStatus; reason: string | null }>(`
  select status, decision_reason as reason from agency where id = $agencyId`)

/** Tells an agency what was decided. A decision that another has overtaken is not told: the mail of that one follows. */
export function decisionTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string }) {
  const loginUrl = `${deps.portalOrigin}/auth/login`
  return {
    'mail-agency-decided': async ({ agencyId, decision }, jobId) => {
      const [owner, { status, reason }] = await deps.db.read(systemCaller(`job-${jobId}`), async (tx) => [
        await ownerOf.first(tx, { agencyId }),
        await standingOf.one(tx, { agencyId }),
      ])
      if (owner === undefined || status !== agencyDecisions[decision].to) return
      const values = { ...owner, reason: staffWrote(reason), url: loginUrl }
      const content = letter(decision, owner.language, values)
      await deps.mailer.send({ id: `job-${jobId}`, to: owner.email, language: owner.language, content })
    },
  } satisfies Partial<Tasks>
}
