import { markTicketRead } from '@sarai/wire/portal/tickets.ts'
import { describe, expect, it } from 'vitest'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import type { Mailer } from '#mail/mailer.ts'
import { supportTasks } from '#support/mails/tasks.ts'
import { openAsking } from '#support/testing/asking.ts'

const { database, asking } = await openAsking()

type Sent = Parameters<Mailer['send']>[0]
type Job = { id: string; payload: TaskPayloads['mail-ticket']; waits: number }

const jobsAbout = (id: number) =>
  database.sql<Job>(
    `select id::text, payload, round(extract(epoch from run_at - now()) / 60)::int as waits
     from graphile_worker._private_jobs where payload ->> 'ticketId' = $1`,
    [`${id}`],
  )
async function mailsOf(id: number): Promise<Sent[]> {
  const sent: Sent[] = []
  const mailer: Mailer = { send: async (one) => void sent.push(one) }
  const tasks = supportTasks({ db: database.workerDb, mailer, portalOrigin: 'https://portal.example' })
  for (const job of await jobsAbout(id)) await tasks['mail-ticket'](job.payload, job.id)
  return sent
}
const minutesPass = (id: number, minutes: number) =>
  database.sql(`update ticket set unread_since = unread_since - make_interval(mins => $2) where id = $1`, [id, minutes])

describe('an answer that stays unread for a quarter of an hour', () => {
  it('is told by one mail, however many follow it', async () => {
    const { id, hears } = await asking('Nobody reads our logo')
    await hears('One')
    await hears('Two')
    expect((await jobsAbout(id)).map(({ waits }) => waits)).toEqual([15])
    expect(await mailsOf(id)).toEqual([])
    await minutesPass(id, 15)
    const mails = await mailsOf(id)
    expect(mails).toHaveLength(1)
    const text = JSON.stringify(mails[0]!.content)
    expect(text).toContain(`T-${id}`)
    expect(text).toContain(`https://portal.example/support/${id}`)
    // What was written is read where one logs in.
    expect(text).not.toMatch(/Two|logo/)
  })

  it('is told by a mail of its own where only those of the first mail were read', async () => {
    const { id, call, params, hears } = await asking()
    await hears('One')
    await minutesPass(id, 20)
    await database.sql(`delete from graphile_worker._private_jobs where payload ->> 'ticketId' = $1`, [`${id}`])
    await hears('Two')
    await call(markTicketRead, { params, body: { UpToId: 2 } })
    expect((await jobsAbout(id)).map(({ waits }) => waits)).toEqual([15])
    // The second is new.
    expect(await mailsOf(id)).toEqual([])
    await minutesPass(id, 15)
    expect(await mailsOf(id)).toHaveLength(1)
  })

  it('and is read meanwhile is not told at all', async () => {
    const { id, call, params, hears } = await asking()
    await hears('One')
    await call(markTicketRead, { params, body: { UpToId: 2 } })
    await minutesPass(id, 15)
    expect(await mailsOf(id)).toEqual([])
  })
})
