import type { AgencyId, RequestId, UserId } from '@sarai/domain/ground/ids.ts'
import { userOf, userOrOwner } from '#accounts/recipient-queries.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { Mailer } from '#mail/mailer.ts'
import { mailedRequest } from '#reservations/mailed-request.ts'
import { requestLetters } from '#reservations/request-letters.ts'

/** But for whoever submitted it, if they are one now: they have it already. */
const accountants = query<{ agencyId: AgencyId; requestId: RequestId }, { userId: UserId }>(`
  select id as "userId" from agency_user
  where agency_id = $agencyId and role = 'accountant' and disabled_at is null
    and id <> (select submitted_by from request where agency_id = $agencyId and id = $requestId)
  order by id limit 50`)

/** What agencies are told of their requests. */
export function requestTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string }) {
  async function mail(news: TaskPayloads['mail-request'], jobId: string): Promise<void> {
    const { agencyId, requestId, copy } = news
    const found = await deps.db.read(systemCaller(`job-${jobId}`), async (tx) => {
      const request = await mailedRequest(tx, { agencyId, requestId })
      const reader = copy
        ? await userOf.first(tx, { agencyId, userId: copy.userId })
        : await userOrOwner.first(tx, { agencyId, userId: request.submittedBy })
      return { request, reader, now: tx.now }
    })
    const { request, reader, now } = found
    if (reader === undefined) return
    const url = `${deps.portalOrigin}/reservations/reservation-details/${requestId}`
    const content = requestLetters[news.mail](request, reader, { url, now, deadline: news.deadline, price: news.price })
    if (content === undefined) return
    // Copies that were asked for twice are the same mail.
    const id = copy === undefined ? `job-${jobId}` : `job-${copy.of}-${copy.userId}`
    await deps.mailer.send({ id, to: reader.email, language: reader.language, content })
  }

  return {
    'mail-request': mail,
    'mail-request-submitted': (of, jobId) => mail({ ...of, mail: 'request-submitted' }, jobId),
    // A job for each: an address that refuses its mail holds up no other, and nobody is written to again because of it.
    'mail-accountants': (news, jobId) =>
      deps.db.write(systemCaller(`job-${jobId}`), async (tx) => {
        const { agencyId, requestId } = news
        for (const { userId } of await accountants.all(tx, { agencyId, requestId })) {
          const key = `copy-${jobId}-${userId}`
          await enqueue(tx, 'mail-request', { ...news, copy: { userId, of: jobId } }, { key })
        }
      }),
  } satisfies Partial<Tasks>
}
