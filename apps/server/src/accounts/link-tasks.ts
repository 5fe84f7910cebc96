import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { lifetimes, openLink } from '#accounts/account-link.ts'
import { letter } from '#accounts/letters.ts'
import { usernameKeyOf } from '#identity/door.ts'
import { holderOfAddress, ownerOf, userByNameHash, userOf, type Recipient } from '#accounts/recipient-queries.ts'
import { systemCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { Tasks } from '#jobs/tasks.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { Mailer } from '#mail/mailer.ts'

/**
 * A mailbox is not to be flooded by whoever knows its address: five mails in a day, a minute apart, and after that one
 * in a while. A hard end would keep its owner out for the rest of the day.
 */
const mailedOften = (links: string, once: string) => `(
  select max(created_at) > now() - interval '1 minute'
    or count(*) >= 5 and max(created_at) > now() - interval '${once}'
  from account_link l where ${links} and created_at > now() - interval '1 day')`
/**
 * A second try of the same job is not another request. The next comes when the last link is over: however often a
 * stranger asks, the owner has one that works.
 */
const justMailed = query<{ agencyId: AgencyId; userId: UserId; job: string }, { found: boolean }>(`
  select coalesce(${mailedOften(
    `agency_id = $agencyId and user_id = $userId and purpose = 'reset-password' and job <> $job`,
    lifetimes['reset-password'],
  )}, false) as found`)

/** Two jobs at the same moment would both find that nothing was mailed yet. */
const oneAtATime = query<{ userId: UserId }>(
  `select pg_advisory_xact_lock(hashtextextended('mail-password-reset:' || $userId, 0))`,
)

/** Whoever lost their address will ask for a new password with it: they are shown the way back once more. */
const lostAddress = query<{ usernameHash: string }, { agencyId: AgencyId; userId: UserId; changeId: number }>(`
  select agency_id as "agencyId", user_id as "userId", id::int as "changeId" from email_change c
  where username_hash(old_key) = decode($usernameHash, 'hex') and over_at is null and back_until > now()
    and ${mailedOften(
      `l.agency_id = c.agency_id and l.user_id = c.user_id and l.purpose = 'restore-email' and l.email = c.old_email`,
      '1 hour',
    )} is not true
  order by id limit 1`)

async function showWayBack(tx: Tx, usernameHash: string): Promise<undefined> {
  const lost = await lostAddress.first(tx, { usernameHash })
  if (lost !== undefined) await enqueue(tx, 'mail-email-changed', lost)
}

type Letter = { to: Recipient; content: MailContent; address?: string }

/** The mails with a link that works once. The token exists in the mail only: it is made here, and its hash is kept. */
export function accountLinkTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string }) {
  const newPasswordUrl = `${deps.portalOrigin}/auth/forgot-password`
  /** The link is committed before its mail is sent; a mail that fails is tried again with a link of its own. */
  const mail = async (jobId: string, write: (tx: Tx, job: string) => Promise<Letter | undefined>) => {
    const job = `job-${jobId}`
    const written = await deps.db.write(systemCaller(job), (tx) => write(tx, job))
    if (written === undefined) return
    const { to, content, address = to.email } = written
    await deps.mailer.send({ id: job, to: address, language: to.language, content })
  }
  const confirmUrl = async (tx: Tx, to: Recipient, email: string, job: string) =>
    `${deps.portalOrigin}/account/verify-email?token=${await openLink(tx, 'verify-email', { ...to, email }, job)}`

  return {
    'mail-agency-registered': ({ agencyId }, jobId) =>
      mail(jobId, async (tx, job) => {
        const to = await ownerOf.first(tx, { agencyId })
        if (to === undefined) return undefined
        return { to, content: letter('registered', to.language, { url: await confirmUrl(tx, to, to.email, job) }) }
      }),

    'mail-email-confirmation': ({ agencyId, userId }, jobId) =>
      mail(jobId, async (tx, job) => {
        const to = await userOf.one(tx, { agencyId, userId })
        const address = to.pendingEmail ?? to.email
        const holder = await holderOfAddress.first(tx, { usernameKey: usernameKeyOf(address) })
        const isTaken = holder !== undefined && holder.userId !== userId
        if (isTaken) return { to: holder, content: letter('addressClaimed', holder.language, {}) }
        const url = await confirmUrl(tx, to, address, job)
        return { to, address, content: letter('confirmEmail', to.language, { ...to, url }) }
      }),

    'mail-email-change-asked': ({ agencyId, userId }, jobId) =>
      mail(jobId, async (tx) => {
        const to = await userOf.one(tx, { agencyId, userId })
        // Confirmed or called off since: there is nothing left to warn of.
        if (to.pendingEmail === null) return undefined
        return { to, content: letter('emailChangeAsked', to.language, to) }
      }),

    'mail-password-reset': ({ usernameHash }, jobId) =>
      mail(jobId, async (tx, job) => {
        const to = await userByNameHash.first(tx, { usernameHash })
        if (to === undefined) return showWayBack(tx, usernameHash)
        await oneAtATime.later(tx, { userId: to.userId })
        const { found } = await justMailed.one(tx, { agencyId: to.agencyId, userId: to.userId, job })
        if (found) return undefined
        const token = await openLink(tx, 'reset-password', to, job)
        const url = `${deps.portalOrigin}/auth/reset-password?userId=${to.userId}&token=${token}`
        return { to, content: letter('resetPassword', to.language, { ...to, url }) }
      }),

    'mail-password-changed': ({ agencyId, userId }, jobId) =>
      mail(jobId, async (tx) => {
        const to = await userOf.one(tx, { agencyId, userId })
        return { to, content: letter('passwordChanged', to.language, { ...to, url: newPasswordUrl }) }
      }),

    'mail-guesses-closed': ({ agencyId, userId }, jobId) =>
      mail(jobId, async (tx) => {
        const to = await userOf.one(tx, { agencyId, userId })
        return { to, content: letter('guessesClosed', to.language, { ...to, url: newPasswordUrl }) }
      }),
  } satisfies Partial<Tasks>
}
