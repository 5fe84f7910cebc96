import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { openLink } from '#accounts/account-link.ts'
import { userOf, type Recipient } from '#accounts/recipient-queries.ts'
import { letter } from '#accounts/letters.ts'
import { systemCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { Mailer } from '#mail/mailer.ts'

type Letter = { address: string; content: MailContent }

const openChange = query<{ agencyId: AgencyId; changeId: number }, { oldEmail: string }>(`
  select old_email as "oldEmail" from email_change
  where agency_id = $agencyId and id = $changeId and over_at is null and back_until > now()`)

/** What is told to the address that an account had, when it has another and when it is back. */
export function wayBackTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string }) {
  const mail = async (
    { agencyId, userId }: { agencyId: AgencyId; userId: UserId },
    jobId: string,
    write: (tx: Tx, to: Recipient, job: string) => Promise<Letter | undefined>,
  ) => {
    const job = `job-${jobId}`
    const mailed = await deps.db.write(systemCaller(job), async (tx) => {
      const to = await userOf.one(tx, { agencyId, userId })
      const written = await write(tx, to, job)
      return written && { ...written, language: to.language }
    })
    if (mailed === undefined) return
    const { address, ...rest } = mailed
    await deps.mailer.send({ id: job, to: address, ...rest })
  }
  return {
    'mail-email-changed': (payload, jobId) =>
      mail(payload, jobId, async (tx, to, job) => {
        const change = await openChange.first(tx, { agencyId: payload.agencyId, changeId: payload.changeId })
        if (change === undefined) return undefined
        const email = change.oldEmail
        const token = await openLink(tx, 'restore-email', { ...to, email }, job)
        const url = `${deps.portalOrigin}/auth/restore-email?token=${token}`
        return { address: email, content: letter('emailChanged', to.language, { ...to, url }) }
      }),

    /** Sent even if the mail limit is used up: the earlier mails went to whoever had taken the account. */
    'mail-email-restored': (payload, jobId) =>
      mail(payload, jobId, async (tx, to, job) => {
        const token = await openLink(tx, 'reset-password', to, job)
        const url = `${deps.portalOrigin}/auth/reset-password?userId=${to.userId}&token=${token}`
        return { address: to.email, content: letter('emailRestored', to.language, { ...to, url }) }
      }),
  } satisfies Partial<Tasks>
}
