import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { agencyLivePath, type LiveChange } from '@sarai/wire/core/live.ts'
import { followChanges } from '@sarai/wire/core/live-client.ts'
import { mediaTypeOf } from '@sarai/wire/core/operation.ts'
import { systemCaller } from '#caller.ts'
import { openDatabase } from '#database/open-database.ts'
import { announce } from '#live/announce.ts'
import { wakeRelay } from '#live/bus.ts'
import { startApi, startWorker } from '#testing/processes.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testEnvironment, testSigning } from '#testing/test-config.ts'

const { database, anAgency } = await openTestApp()
const environment = testEnvironment(database.urls)
const db = openDatabase(database.workerPool, {
  signing: testSigning,
  rights: 'of-the-connection',
  onNews: wakeRelay(database.workerPool, () => undefined),
})

/** Calls wait for it, as they would for a slow answer of the database. */
async function holdAgencies() {
  const holder = new pg.Client({ connectionString: database.superuserUrl })
  await holder.connect()
  await holder.query('begin; lock table agency in access exclusive mode')
  return { release: () => holder.end() }
}

async function callInFlight(api: { url: string }) {
  const { token } = await anAgency()
  const hold = await holdAgencies()
  const answer = fetch(`${api.url}/api/Client`, {
    headers: { authorization: `Bearer ${token}`, accept: mediaTypeOf('ProfileSummaryDTO') },
  }).catch((error: unknown) => error as Error)
  await pause(300)
  return { answer, hold }
}

const statusOf = (answer: Response | Error) => (answer instanceof Error ? 'cut' : answer.status)

describe('an API process that is told to leave', () => {
  it('answers the call that runs, says that it is not ready, and ends well', async () => {
    const api = await startApi({ ...environment, DRAIN_SECONDS: '1' })
    const { answer, hold } = await callInFlight(api)
    const gone = once(api.process, 'exit')
    api.process.kill('SIGTERM')
    await pause(200)
    const ready = await fetch(`${api.url}/readyz`)
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
    expect(await ready.json()).toEqual({ status: 'leaving', parts: {} })
    // Still taken: the balancer may not have looked yet.
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200)
    await pause(1_200)
    await hold.release()
    const answered = await answer
    expect(statusOf(answered)).toBe(200)
    expect((answered as Response).headers.get('connection')).toBe('close')
    expect((await gone)[0]).toBe(0)
  })

  it('sabotage: a process that just goes cuts the call that runs', async () => {
    const api = await startApi(environment, 'testing/sabotage/without-draining.ts')
    const { answer, hold } = await callInFlight(api)
    await api.stop()
    await hold.release()
    expect(statusOf(await answer)).toBe('cut')
  })

  it('does not wait for a stuck call longer than its deadline', async () => {
    const api = await startApi({ ...environment, DRAIN_DEADLINE_SECONDS: '1' })
    const { answer, hold } = await callInFlight(api)
    const begun = Date.now()
    await api.stop()
    expect(Date.now() - begun).toBeLessThan(3_000)
    expect(api.process.exitCode).toBe(0)
    expect(statusOf(await answer)).toBe('cut')
    await hold.release()
  })

  it('sends its streams elsewhere, and they miss nothing', async () => {
    const [leaving, staying, worker] = await Promise.all([
      startApi(environment),
      startApi(environment),
      startWorker(environment),
    ])
    onTestFinished(() => Promise.all([leaving.stop(), staying.stop(), worker.stop()]).then(() => undefined))
    const { token, agencyId } = await anAgency()
    const seen: LiveChange[] = []
    const opened: { url: string; at: number }[] = []
    let resets = 0
    const follower = followChanges({
      url: agencyLivePath,
      token: () => token,
      renew: async () => false,
      // Its own login may be told too.
      onChange: (change) => change.what === 'agency' && seen.push(change),
      onReset: () => (resets += 1),
      onTooMany: () => expect.fail('one stream is not too many'),
      fetch: async (path, init) => {
        const { url } = leaving.process.killed ? staying : leaving
        opened.push({ url, at: Date.now() })
        return fetch(url + (path as string), init)
      },
    })
    onTestFinished(() => follower.stop())
    await expect.poll(() => opened.length).toBe(1)
    await pause(300)
    const told: string[] = []
    let killedAt = 0
    for (let turn = 1; turn <= 40; turn += 1) {
      await db.write(systemCaller('test'), (tx) => announce(tx, { to: { agencyId }, what: 'agency', id: `${turn}` }))
      told.push(`${turn}`)
      if (turn === 15) {
        killedAt = Date.now()
        leaving.process.kill('SIGTERM')
      }
      await pause(20)
    }
    await expect.poll(() => seen.map(({ id }) => id), { timeout: 5_000 }).toEqual(told)
    expect([opened.map(({ url }) => url), resets]).toEqual([[leaving.url, staying.url], 0])
    expect(opened[1]!.at - killedAt).toBeLessThan(2_000)
  })
})
