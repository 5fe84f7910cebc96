import type { Language } from '@sarai/locale/language.ts'
import { approvedMail, registeredMail, registrationRepeatedMail } from '#accounts/account-mails.ts'
import { systemCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { Mailer } from '#mail/mailer.ts'

type Recipient = { email: string; name: string; agencyName: string; language: Language }

const recipientColumns = `
  select u.email, u.first_name as name, agency.name as "agencyName", agency.language
  from agency_user u join agency on agency.id = u.agency_id`
const ownerOf = query<Recipient>(
  `${recipientColumns} where u.agency_id = $1 and u.role = 'owner' order by u.id limit 1`,
)
const userOf = query<Recipient>(`${recipientColumns} where u.agency_id = $1 and u.id = $2`)

/** The mails about accounts. Each looks its recipient up when it is sent: the address may have changed since. */
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
    'mail-agency-registered': ({ agencyId }, jobId) =>
      mailTo(
        jobId,
        (tx) => ownerOf.one(tx, agencyId),
        (to) => registeredMail(to.language, to),
      ),
    'mail-agency-approved': ({ agencyId }, jobId) =>
      mailTo(
        jobId,
        (tx) => ownerOf.one(tx, agencyId),
        (to) => approvedMail(to.language, to, loginUrl),
      ),
    'mail-registration-repeated': ({ agencyId, userId }, jobId) =>
      mailTo(
        jobId,
        (tx) => userOf.one(tx, agencyId, userId),
        (to) => registrationRepeatedMail(to.language, loginUrl),
      ),
  } satisfies Partial<Tasks>
}
