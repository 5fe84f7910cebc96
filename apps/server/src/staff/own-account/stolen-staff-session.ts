import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import { record } from '#activity/record-activity.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { Tasks } from '#jobs/tasks.ts'
import { personInMail } from '#mail/mail-name.ts'
import type { Mailer } from '#mail/mailer.ts'
import { letter } from '#staff/letters.ts'

const stolenSession = query<{ sessionId: string }, { staffId: StaffId; address: string }>(`
  select staff_id as "staffId", address from staff_session where id = $sessionId`)
const staffOf = query<{ staffId: StaffId }, { email: string; name: string; language: Language }>(`
  select username as email, name, language from staff where id = $staffId`)

/** As at the portal (accounts/session/stolen-session.ts). */
export function stolenStaffSessionTasks({ db, mailer }: { db: Database; mailer: Mailer }) {
  return {
    'note-stolen-staff-session': ({ sessionId }, jobId) =>
      db.write(systemCaller(`job-${jobId}`), async (tx) => {
        const { staffId, address } = await stolenSession.one(tx, { sessionId })
        const system = { ...systemCaller(`job-${jobId}`), address }
        await record(tx, system, { what: 'staff-session-stolen', subject: { kind: 'staff', id: staffId } })
        await enqueue(tx, 'mail-staff-session-stolen', { staffId })
      }),

    'mail-staff-session-stolen': async ({ staffId }, jobId) => {
      const id = `job-${jobId}`
      const to = await db.look(systemCaller(id), staffOf.ask.one({ staffId }))
      const content = letter('sessionStolen', to.language, { name: personInMail(to.language, to.name) })
      await mailer.send({ id, to: to.email, language: to.language, content })
    },
  } satisfies Partial<Tasks>
}
