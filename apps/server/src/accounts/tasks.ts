import { letter } from '#accounts/letters.ts'
import { noteLostAddress } from '#agencies/note-lost-address.ts'
import { openAccount } from '#accounts/open-account.ts'
import { userOf, type Recipient } from '#accounts/recipient-queries.ts'
import { systemCaller } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { Mailer } from '#mail/mailer.ts'

/** Opening accounts, and a mail about them. It looks its recipient up when it is sent: the address may have changed since. */
export function accountTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string }) {
  const loginUrl = `${deps.portalOrigin}/auth/login`
  const mailTo = async (
    jobId: string,
    find: (tx: Tx) => Promise<Recipient>,
    write: (recipient: Recipient) => MailContent,
  ) => {
    const recipient = await deps.db.read(systemCaller(`job-${jobId}`), find)
    const { email: to, language } = recipient
    await deps.mailer.send({ id: `job-${jobId}`, to, language, content: write(recipient) })
  }
  return {
    'open-account': ({ registrationId }) => openAccount(deps.db, registrationId),
    'note-lost-address': ({ agencyId }, jobId) => noteLostAddress(deps.db, agencyId, jobId),
    'mail-registration-repeated': ({ agencyId, userId }, jobId) =>
      mailTo(
        jobId,
        (tx) => userOf.one(tx, { agencyId, userId }),
        (to) => letter('registrationRepeated', to.language, { url: loginUrl }),
      ),
  } satisfies Partial<Tasks>
}
