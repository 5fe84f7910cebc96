import { describe, expect, it } from 'vitest'
import { acceptRequest } from '@sarai/wire/desk/requests/answers.ts'
import { reopenThread } from '@sarai/wire/desk/requests/messages.ts'
import type { RequestMail } from '#jobs/request-mails.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import type { Mailer } from '#mail/mailer.ts'
import { requestTasks } from '#reservations/tasks.ts'
import { openTalking } from '#reservations/testing/talking.ts'

const { database, desk, talking, atNoCost } = await openTalking()

type Sent = Parameters<Mailer['send']>[0]
type Job = { id: string; payload: TaskPayloads['mail-request']; waits: number }

const jobsAbout = (id: number, mail: RequestMail) =>
  database.sql<Job>(
    `select id::text, payload, round(extract(epoch from run_at - now()) / 60)::int as waits
     from graphile_worker._private_jobs where payload ->> 'requestId' = $1 and payload ->> 'mail' = $2`,
    [`${id}`, mail],
  )
async function mailsOf(id: number, mail: RequestMail): Promise<Sent[]> {
  const sent: Sent[] = []
  const mailer: Mailer = { send: async (one) => void sent.push(one) }
  const tasks = requestTasks({ db: database.workerDb, mailer, portalOrigin: 'https://portal.example' })
  for (const job of await jobsAbout(id, mail)) await tasks['mail-request'](job.payload, job.id)
  return sent
}
const minutesPass = (id: number, minutes: number) =>
  database.sql(
    `update unread_notes set first_note_at = first_note_at - make_interval(mins => $2) where request_id = $1`,
    [id, minutes],
  )

describe('a message that stays unread for a quarter of an hour', () => {
  it('is told by one mail, however many follow it', async () => {
    const { id, hears } = await talking()
    await hears('One')
    await hears('Two')
    const jobs = await jobsAbout(id, 'notes-unread')
    expect(jobs.map(({ waits }) => waits)).toEqual([15])
    await minutesPass(id, 15)
    const mails = await mailsOf(id, 'notes-unread')
    expect(mails).toHaveLength(1)
    const text = JSON.stringify(mails[0]!.content)
    expect(text).toContain(`R-${id}`)
    // What was written is read where one logs in.
    expect(text).not.toContain('Two')
  })

  it('and is read meanwhile is not told at all', async () => {
    const { id, hears, agencyReads } = await talking()
    await hears('One')
    await agencyReads(1)
    await minutesPass(id, 15)
    expect(await mailsOf(id, 'notes-unread')).toEqual([])
  })

  it('after others were read waits its own quarter of an hour', async () => {
    const { id, hears, agencyReads } = await talking()
    await hears('One')
    await agencyReads(1)
    await hears('Two')
    expect(await jobsAbout(id, 'notes-unread')).toHaveLength(1)
    // A job of the first one that runs now finds the second, which is new.
    expect(await mailsOf(id, 'notes-unread')).toEqual([])
    await minutesPass(id, 15)
    expect(await mailsOf(id, 'notes-unread')).toHaveLength(1)
  })

  it('is told by a mail of its own where only those of the first mail were read', async () => {
    const { id, hears, agencyReads } = await talking()
    await hears('One')
    await minutesPass(id, 20)
    await database.sql(`delete from graphile_worker._private_jobs where payload ->> 'requestId' = $1`, [`${id}`])
    await hears('Two')
    await agencyReads(1)
    expect((await jobsAbout(id, 'notes-unread')).map(({ waits }) => waits)).toEqual([15])
    // The second is new.
    expect(await mailsOf(id, 'notes-unread')).toEqual([])
    await minutesPass(id, 15)
    expect(await mailsOf(id, 'notes-unread')).toHaveLength(1)
  })

  it('invites no answer once the thread is closed', async () => {
    const { id, hears } = await atNoCost(() => talking())
    await hears('One')
    await minutesPass(id, 15)
    const said = async () => JSON.stringify((await mailsOf(id, 'notes-unread'))[0]!.content)
    expect(await said()).toContain('to read and answer it')
    await desk(acceptRequest, { params: { id }, body: { version: 1, hotelConfirmationNumber: '', finalPrice: 0 } })
    expect(await said()).not.toContain('answer')
    expect(await said()).toContain('messages about it are closed')
  })

  it('of the agency is told to nobody: the desk has its inbox', async () => {
    const { id, says } = await talking()
    await says('One')
    expect(await jobsAbout(id, 'notes-unread')).toEqual([])
  })
})

it.each(['en', 'fa'] as const)('a thread that the desk reopens is told by mail, in %s', async (language) => {
  const { id, agencyId, userId } = await atNoCost(talking)
  await database.sql(`update agency_user set language = $1 where agency_id = $2 and id = $3`, [
    language,
    agencyId,
    userId,
  ])
  const accepted = { version: 1, finalPrice: 0, hotelConfirmationNumber: '' }
  const { version } = await desk(acceptRequest, { params: { id }, body: accepted })
  await desk(reopenThread, { params: { id }, body: { version } })
  const mails = await mailsOf(id, 'notes-reopened')
  expect(mails.map((mail) => mail.language)).toEqual([language])
  expect(mails[0]!.content.subject).toContain(`R-${id}`)
})
