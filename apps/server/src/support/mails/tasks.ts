import type { UserId } from '@sarai/domain/ground/ids.ts'
import { ticketNumber } from '@sarai/domain/people/ticket.ts'
import { userOrOwner } from '#accounts/recipient-queries.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Tasks } from '#jobs/tasks.ts'
import { createLetters } from '#mail/letter.ts'
import { ourWord } from '#mail/mail-name.ts'
import type { Mailer } from '#mail/mailer.ts'
import { mailAfterMs } from '#reservations/notes/unread-time.ts'
import { en } from '#support/mails/letters.en.ts'
import { fa } from '#support/mails/letters.fa.ts'
import type { TicketOf } from '#support/ticket-thread.ts'

const letter = createLetters({ en, fa })

const unread = query<TicketOf, { openedBy: UserId; unreadSince: Date }>(`
  select opened_by as "openedBy", unread_since as "unreadSince" from ticket
  where agency_id = $agencyId and id = $ticketId and unread_since is not null`)

/** What agencies are told of their support conversations. */
export function supportTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string }) {
  return {
    'mail-ticket': async (of, jobId) => {
      const found = await deps.db.read(systemCaller(`job-${jobId}`), async (tx) => {
        const ticket = await unread.first(tx, of)
        // What was read, and answered again since, has a mail of its own.
        if (ticket === undefined || tx.now - ticket.unreadSince.getTime() < mailAfterMs) return undefined
        return userOrOwner.first(tx, { agencyId: of.agencyId, userId: ticket.openedBy })
      })
      if (found === undefined) return
      const content = letter('ticketUnread', found.language, {
        name: found.name,
        number: ourWord(ticketNumber(of.ticketId)),
        url: `${deps.portalOrigin}/support/${of.ticketId}`,
      })
      await deps.mailer.send({ id: `job-${jobId}`, to: found.email, language: found.language, content })
    },
  } satisfies Partial<Tasks>
}
