import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changePassword,
  endSession,
  listSessions,
  readProfileSummary,
  requestToken,
} from '@sarai/wire/portal/accounts.ts'
import { connect } from '@sarai/wire/core/client.ts'
import { agencyLivePath } from '@sarai/wire/core/live.ts'
import { forgetting } from '#testing/forgetting.ts'
import { startApi, startWorker, type Running } from '#testing/processes.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { app, anAgency, callAs, database } = await openTestApp()
const environment = testEnvironment(database.urls)

const logIn = async (username: string, device = 'Firefox on Linux') => {
  const answer = await app.inject({
    method: 'POST',
    url: '/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': device },
    payload: new URLSearchParams({ grant_type: 'password', username, password: testPassword }).toString(),
  })
  const [cookie] = answer.cookies
  return { token: answer.json().access_token as string, cookie: `${cookie!.name}=${cookie!.value}` }
}
const renew = (cookie: string) =>
  app.inject({
    method: 'POST',
    url: '/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: 'grant_type=refresh_token',
  })
const sessionsOf = (token: string) => callAs(token)(listSessions, {})
const currentOf = async (token: string) => (await sessionsOf(token)).find(({ IsCurrent }) => IsCurrent)!.Id
const pastTrust = () => new Promise((resolve) => setTimeout(resolve, 1_000))

describe('where you are logged in', () => {
  it('lists the own open sessions, this one first, with device and address', async () => {
    const { username, token } = await anAgency()
    await anAgency()
    const phone = await logIn(username, 'Safari on iPhone')
    const list = await sessionsOf(token)
    expect(list).toMatchObject([
      { IsCurrent: true, Address: expect.stringMatching(/^10\./) },
      { IsCurrent: false, Device: 'Safari on iPhone', Address: '127.0.0.1' },
    ])
    expect((await sessionsOf(phone.token)).map(({ Id }) => Id)).toEqual(list.map(({ Id }) => Id).reverse())
  })

  it('says when a session was last seen: at its last renewal', async () => {
    const { username } = await anAgency()
    const { token, cookie } = await logIn(username)
    await database.sql(`update agency_session set renewed_at = now() - interval '1 hour'`)
    const [before] = await sessionsOf(token)
    await renew(cookie)
    const [after] = await sessionsOf(token)
    expect(Date.parse(after!.LastSeenDateTime) - Date.parse(before!.LastSeenDateTime)).toBeGreaterThan(3_500_000)
  })

  it('cuts what a browser says of itself', async () => {
    const { username } = await anAgency()
    const { token } = await logIn(username, 'x'.repeat(5_000))
    const [session] = await sessionsOf(token)
    expect(session!.Device).toHaveLength(200)
  })

  it('ends one of them; ending it again is no mistake', async () => {
    const { username, token } = await anAgency()
    const id = await currentOf((await logIn(username)).token)
    await callAs(token)(endSession, { params: { id } })
    await expect(callAs(token)(endSession, { params: { id } })).resolves.toBeNull()
    expect((await sessionsOf(token)).map(({ Id }) => Id)).not.toContain(id)
  })

  it('does not end a session of another agency, of a colleague, or one that does not exist', async () => {
    const [mine, other, colleague] = [await anAgency(), await anAgency(), await anAgency()]
    const ids = [await currentOf(other.token), await currentOf(colleague.token), crypto.randomUUID()]
    // The colleague becomes one of the same agency: only the user tells the two apart.
    const moved = await database.sql<{ id: number }>(
      `insert into agency_user (agency_id, username, username_key, email, first_name, last_name, password_hash, role)
       select $1, 'c', 'c', 'c', 'C', 'C', password_hash, 'agent' from agency_user where agency_id = $2 returning id::int`,
      [mine.agencyId, colleague.agencyId],
    )
    await database.sql(`update agency_session set agency_id = $1, user_id = $2 where agency_id = $3`, [
      mine.agencyId,
      moved[0]!.id,
      colleague.agencyId,
    ])
    for (const id of ids) {
      await expect(callAs(mine.token)(endSession, { params: { id } })).rejects.toMatchObject({ status: 404 })
    }
    await expect(callAs(other.token)(readProfileSummary, {})).resolves.toBeDefined()
    expect(await sessionsOf(mine.token)).toHaveLength(1)
  })
})

describe('a session that is ended, on every process within a second (R4)', () => {
  let apis: (Running & { url: string })[] = []
  const started: Promise<Running>[] = []
  beforeAll(async () => {
    const api = [startApi(environment), startApi(environment)]
    started.push(...api, startWorker(environment))
    await Promise.all(started)
    apis = await Promise.all(api)
  }, 60_000)
  // One that did not come up must not leave the others behind.
  afterAll(async () => {
    for (const outcome of await Promise.allSettled(started))
      if (outcome.status === 'fulfilled') await outcome.value.stop()
  })

  const at = (api: { url: string }, token: string) =>
    connect({ baseUrl: api.url, token: () => token, language: () => 'en', unreachable: () => 'unreachable' })
  /** What both processes say of a token: asked before, so that each of them trusts it at that moment. */
  const statuses = (token: string) =>
    Promise.all(
      apis.map((api) =>
        at(api, token)(readProfileSummary, {}).then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      ),
    )
  async function twoLogins() {
    const { username } = await anAgency()
    const [here, there] = [await logIn(username), await logIn(username)]
    expect([await statuses(here.token), await statuses(there.token)]).toEqual([
      [200, 200],
      [200, 200],
    ])
    return { username, here, there, thereId: await currentOf(there.token) }
  }
  /** Resolves when the server closes the stream of this token. */
  async function streamOf(token: string) {
    const answer = await fetch(apis[1]!.url + agencyLivePath, { headers: { authorization: `Bearer ${token}` } })
    const reader = answer.body!.getReader()
    await reader.read()
    const drain = async (): Promise<true> => ((await reader.read()).done ? true : drain())
    return Promise.race([drain(), new Promise((resolve) => setTimeout(resolve, 3_000, false))])
  }

  it('is refused when it was ended from the list, and its stream is closed', async () => {
    const { here, there, thereId } = await twoLogins()
    const [closed] = await Promise.all([
      streamOf(there.token),
      pastTrust().then(() => at(apis[0]!, here.token)(endSession, { params: { id: thereId } })),
    ])
    expect(closed).toBe(true)
    await pastTrust()
    expect(await statuses(there.token)).toEqual([401, 401])
    expect((await renew(there.cookie)).statusCode).toBe(401)
    expect(await statuses(here.token)).toEqual([200, 200])
  })

  it('is refused when the password was changed elsewhere; the one that changed it stays [auth-10]', async () => {
    const { username, here, there } = await twoLogins()
    const body = { CurrentPassword: testPassword, NewPassword: 'Sarb4n-of-Yazd' }
    await at(apis[0]!, here.token)(changePassword, { body })
    await pastTrust()
    expect(await statuses(there.token)).toEqual([401, 401])
    expect((await renew(there.cookie)).statusCode).toBe(401)
    expect(await statuses(here.token)).toEqual([200, 200])
    expect((await renew(here.cookie)).statusCode).toBe(200)
    const again = { grant_type: 'password' as const, username, password: body.NewPassword }
    await expect(callAs(null)(requestToken, { body: again })).resolves.toBeDefined()
  })

  it('sabotage: would go on everywhere if its end were not kept', async () => {
    const { here, there, thereId } = await twoLogins()
    await forgetting(database, { table: 'agency_session', column: 'ended_at' }, () =>
      at(apis[0]!, here.token)(endSession, { params: { id: thereId } }),
    )
    await pastTrust()
    expect(await statuses(there.token)).toEqual([200, 200])
  })
})

describe('two tabs that renew at once (R3)', () => {
  it('throw nobody out in a thousand turns', { timeout: 120_000 }, async () => {
    const { username } = await anAgency()
    const turns = async (login: { cookie: string }) => {
      let { cookie } = login
      for (let turn = 0; turn < 100; turn += 1) {
        const answers = await Promise.all([renew(cookie), renew(cookie)])
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
        const cookies = answers.map(({ cookies: [set] }) => `${set!.name}=${set!.value}`)
        expect(cookies[0]).toBe(cookies[1])
        cookie = cookies[0]!
      }
    }
    const logins = await Promise.all(Array.from({ length: 10 }, () => logIn(username)))
    await Promise.all(logins.map(turns))
  })

  it('sabotage: the second tab would be thrown out if the ten seconds of grace were over', async () => {
    const { username } = await anAgency()
    const { cookie } = await logIn(username)
    expect((await renew(cookie)).statusCode).toBe(200)
    await database.sql(`update agency_session set renewed_at = now() - interval '30 seconds'`)
    expect((await renew(cookie)).statusCode).toBe(401)
  })
})
