import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { letter } from '#accounts/letters.ts'
import { userOf } from '#accounts/recipient-queries.ts'
import { record } from '#activity/record-activity.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { Mailer } from '#mail/mailer.ts'

const stolenSession = query<{ agencyId: AgencyId; sessionId: string }, { userId: UserId; address: string }>(`
  select user_id as "userId", address from agency_session where agency_id = $agencyId and id = $sessionId`)

/** A session that was used in two places at once: the log keeps it, and the one whose session it was is told. */
export function stolenSessionTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string }) {
  return {
    'note-stolen-session': ({ agencyId, sessionId }, jobId) =>
      deps.db.write(systemCaller(`job-${jobId}`), async (tx) => {
        const { userId, address } = await stolenSession.one(tx, { agencyId, sessionId })
        const subject = { kind: 'session', label: sessionId } as const
        // Nobody is named as having done it: whose hands the session was in is what must be found out.
        const system = { ...systemCaller(`job-${jobId}`), address }
        await record(tx, system, { what: 'account-session-stolen', agencyId, subject })
        await enqueue(tx, 'mail-session-stolen', { agencyId, userId })
      }),

    'mail-session-stolen': async ({ agencyId, userId }, jobId) => {
      const id = `job-${jobId}`
      const to = await deps.db.read(systemCaller(id), (tx) => userOf.one(tx, { agencyId, userId }))
      const content = letter('sessionStolen', to.language, {
        ...to,
        url: `${deps.portalOrigin}/auth/forgot-password`,
      })
      await deps.mailer.send({ id, to: to.email, language: to.language, content })
    },
  } satisfies Partial<Tasks>
}
