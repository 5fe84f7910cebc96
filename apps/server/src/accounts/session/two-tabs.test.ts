import { describe, expect, it } from 'vitest'
import { writeRefreshToken } from '#identity/token/refresh-token.ts'
import { stolenSessionTasks } from '#accounts/session/stolen-session.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import { forgetting } from '#testing/forgetting.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

/** R3: people with two tabs renew in both at the same moment; thieves renew with what they copied before. */
const { app, anAgency, database } = await openTestApp()
const { REFRESH_TOKEN_SECRET } = testConfig(database.urls)
const { agencyId } = await anAgency()

/** Sessions that were renewed last so long ago, each by the cookie that its browser holds. */
async function sessions(count: number, renewedAgo = '4 minutes'): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `insert into agency_session (agency_id, user_id, device, address, renewed_at, expires_at)
     select agency_id, id, '', '', now() - $3::interval, now() + interval '1 day'
     from agency_user, generate_series(1, $2) where agency_id = $1 returning id`,
    [agencyId, count, renewedAgo],
  )
  return rows.map(({ id }) => cookieOf(id, 1))
}
const cookieOf = (sessionId: string, generation: number) =>
  `__Host-sarai-portal=${writeRefreshToken(REFRESH_TOKEN_SECRET, 'portal', { owner: agencyId, sessionId, generation })}`
const renew = async (cookie: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: 'grant_type=refresh_token',
  })
  const [next] = answer.cookies
  return { status: answer.statusCode, next: next && `${next.name}=${next.value}` }
}
/** Both tabs of every browser at once, fifty browsers at a time; who was refused, and whose tabs got different cookies. */
async function renewInBothTabs(cookies: string[]) {
  const successors: string[] = []
  const thrownOut: string[] = []
  for (let turn = 0; turn < cookies.length; turn += 50) {
    const browsers = cookies.slice(turn, turn + 50).map(async (cookie) => {
      const [one, other] = await Promise.all([renew(cookie), renew(cookie)])
      if (one.status !== 200 || other.status !== 200 || one.next !== other.next) thrownOut.push(cookie)
      else successors.push(one.next!)
    })
    await Promise.all(browsers)
  }
  return { successors, thrownOut }
}

const queued = async (task: string) =>
  (
    await database.sql<{ payload: object }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1`,
      [task],
    )
  ).map(({ payload }) => payload)
function tasksThatTell() {
  const sent: string[] = []
  const mailer = { send: async ({ content }: { content: MailContent }) => void sent.push(content.subject) }
  return { sent, tasks: stolenSessionTasks({ db: database.workerDb, mailer, portalOrigin: 'https://a.example' }) }
}

describe('two tabs that renew at the same moment', () => {
  it('throw nobody out, of a thousand who do so, and the renewal after that works too', async () => {
    const first = await renewInBothTabs(await sessions(1_000))
    expect(first.thrownOut).toEqual([])
    const second = await renewInBothTabs(first.successors)
    expect(second.thrownOut).toEqual([])
    const ended = await database.sql(`select 1 from agency_session where agency_id = $1 and ended_at is not null`, [
      agencyId,
    ])
    expect(ended).toEqual([])
  }, 60_000)

  it('sabotage: throw each other out when the time of the renewal is not kept', async () => {
    const renewedAt = { table: 'agency_session', column: 'renewed_at' }
    const cookies = await sessions(20)
    const { thrownOut } = await forgetting(database, renewedAt, () => renewInBothTabs(cookies))
    expect(thrownOut).toHaveLength(20)
  })
})

describe('a cookie that was copied', () => {
  it('ends the whole session when it is used again 30 seconds later, for the thief and for the owner', async () => {
    const [stolen = ''] = await sessions(1)
    const { next: owners = '' } = await renew(stolen)
    await database.sql(`update agency_session set renewed_at = now() - interval '30 seconds' where ended_at is null`)
    expect((await renew(stolen)).status).toBe(401)
    expect((await renew(owners)).status).toBe(401)
  })

  it('is refused at once when it is two renewals old, and that ends the session too', async () => {
    const [stolen = ''] = await sessions(1)
    const { next: second = '' } = await renew(stolen)
    const { next: third = '' } = await renew(second)
    expect((await renew(stolen)).status).toBe(401)
    expect((await renew(third)).status).toBe(401)
  })

  it('is told to its owner, in their language, and to the desk, once', async () => {
    const [stolen = ''] = await sessions(1)
    const { next: owners = '' } = await renew(stolen)
    await renew(owners)
    await database.sql(`delete from graphile_worker._private_jobs`)
    await renew(stolen)
    await renew(stolen)
    const { tasks, sent } = tasksThatTell()
    const [noted, ...others] = await queued('note-stolen-session')
    expect(others).toEqual([])
    await tasks['note-stolen-session'](noted as never, 'a')
    const steps = await database.sql(
      `select 1 from activity where what = 'account-session-stolen' and agency_id = $1`,
      [agencyId],
    )
    expect(steps).toHaveLength(1)
    const [letter] = await queued('mail-session-stolen')
    await tasks['mail-session-stolen'](letter as never, 'b')
    await database.sql(`update agency set language = 'fa' where id = $1`, [agencyId])
    await tasks['mail-session-stolen'](letter as never, 'c')
    expect(sent).toEqual(['One of your sessions was ended for safety', 'یکی از ورودهای شما به دلایل امنیتی بسته شد'])
  })
})
