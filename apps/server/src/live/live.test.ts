import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { agencyLivePath, deskLivePath } from '@sarai/wire/core/live.ts'
import { type AgencyId, asStaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { openDatabase } from '#database/open-database.ts'
import { announce } from '#live/announce.ts'
import { wakeChannel, wakeRelay } from '#live/bus.ts'
import { spreadOver } from '#live/spread.ts'
import { startApi, startWorker, type Running } from '#testing/processes.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testEnvironment, testSigning } from '#testing/test-config.ts'

const { database, anAgency, aStaffMember } = await openTestApp()
const environment = testEnvironment(database.urls)
let apis: (Running & { url: string })[]
let worker: Running

beforeAll(async () => {
  const started = await Promise.all([startApi(environment), startApi(environment), startWorker(environment)])
  apis = [started[0], started[1]]
  worker = started[2]
})
afterAll(() => Promise.all([worker.stop(), ...apis.map((api) => api.stop())]))

type Event = { event: string; id: number; data: unknown; within: number; at: number }

/** Reads a stream as the portal does: with fetch, because it carries a token. */
async function follow(api: { url: string }, path: string, token: string, lastSeen?: number) {
  const stopping = new AbortController()
  const answer = await fetch(api.url + path, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastSeen === undefined ? {} : { 'last-event-id': `${lastSeen}` }),
    },
    signal: stopping.signal,
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const events: Event[] = []
  let ended = false
  void (async () => {
    let text = ''
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)))
        if (fields['event'] === undefined) continue
        const { within = 0, ...data } = JSON.parse(fields['data']) as { within?: number; what?: string; id?: string }
        // The logins of the test itself are told too.
        if (data.what === 'session' && data.id === 'new') continue
        events.push({ event: fields['event'], id: Number(fields['id']), data, within, at: Date.now() })
      }
    }
  })()
    .catch(() => undefined)
    .finally(() => (ended = true))
  const until = async (check: () => boolean) => {
    for (const deadline = Date.now() + 5_000; Date.now() < deadline && !check();) await pause(5)
    return check()
  }
  return {
    events,
    changes: () => events.filter(({ event }) => event === 'change').map(({ data }) => data),
    count: (n: number) => until(() => events.length >= n),
    end: () => until(() => ended),
    close: () => stopping.abort(),
  }
}

const staff: StaffCaller = {
  kind: 'staff',
  asked: 'nothing',
  staffId: asStaffId(1),
  roles: ['admin'],
  sessionId: '',
  reference: 'r',
  language: 'en',
  address: '',
}
const db = openDatabase(database.appPool, {
  signing: testSigning,
  onNews: wakeRelay(database.appPool, () => undefined),
})
const tell = (agencyId: AgencyId, id: string) =>
  db.write(staff, (tx) => announce(tx, { to: { agencyId }, what: 'agency', id }))

describe('the live stream', () => {
  it('reaches a browser at the other process, quickly, and carries no data', async () => {
    const agency = await anAgency()
    const stream = await follow(apis[1]!, agencyLivePath, agency.token)
    await stream.count(1)
    const delays: number[] = []
    for (let turn = 1; turn <= 50; turn += 1) {
      const sentAt = Date.now()
      await tell(agency.agencyId, `${turn}`)
      await stream.count(turn + 1)
      delays.push(stream.events.at(-1)!.at - sentAt)
    }
    stream.close()
    expect(stream.changes()).toEqual(Array.from({ length: 50 }, (_, index) => ({ what: 'agency', id: `${index + 1}` })))
    const median = delays.sort((a, b) => a - b)[25]!
    console.info(`commit to the other process: median ${median} ms, worst ${delays.at(-1)} ms`)
    expect(median).toBeLessThan(300)
  })

  it('wakes the relay at once, again for what comes meanwhile, and leaves no setting behind', async () => {
    const connectionString = database.urls.app
    let heard = 0
    const listener = new pg.Client({ connectionString })
    const pool = new pg.Pool({ connectionString, max: 1 })
    onTestFinished(() => Promise.all([listener.end(), pool.end()]).then(() => undefined))
    await listener.connect()
    listener.on('notification', () => (heard += 1))
    await listener.query(`listen ${wakeChannel}`)
    const asked = vi.spyOn(pool, 'query')
    const wake = wakeRelay(pool, () => undefined)
    wake()
    expect(asked).toHaveBeenCalledTimes(1)
    for (let commit = 0; commit < 50; commit += 1) wake()
    await expect.poll(() => heard).toBeGreaterThanOrEqual(2)
    // One was under way, and one tells of all that came meanwhile.
    expect(asked).toHaveBeenCalledTimes(2)
    const { rows } = await pool.query<{ synchronous_commit: string }>('show synchronous_commit')
    expect(rows).toEqual([{ synchronous_commit: 'on' }])
  })

  it('tells an agency nothing of another, and the desk only what is meant for the desk', async () => {
    const [mine, other] = [await anAgency(), await anAgency()]
    const clerk = await aStaffMember('reservations')
    const streams = [
      await follow(apis[0]!, agencyLivePath, mine.token),
      await follow(apis[0]!, deskLivePath, clerk.token),
    ]
    await tell(other.agencyId, 'not-for-you')
    await tell(mine.agencyId, 'for-you')
    await db.write(staff, (tx) => announce(tx, { to: 'desk', what: 'agency', id: 'for-the-desk' }))
    await Promise.all(streams.map((stream) => stream.count(2)))
    streams.forEach((stream) => stream.close())
    expect(streams.map((stream) => stream.changes())).toEqual([
      [{ what: 'agency', id: 'for-you' }],
      [{ what: 'agency', id: 'for-the-desk' }],
    ])
  })

  it('tells every agency at once what concerns them all, also one that comes back later, and not the desk', async () => {
    const [first, second, { token: deskToken }] = [await anAgency(), await anAgency(), await aStaffMember('admin')]
    const streams = [
      await follow(apis[0]!, agencyLivePath, first.token),
      await follow(apis[1]!, agencyLivePath, second.token),
    ]
    const desk = await follow(apis[0]!, deskLivePath, deskToken)
    await Promise.all([...streams, desk].map((stream) => stream.count(1)))
    const begun = streams[0]!.events[0]!.id
    await db.write(staff, (tx) => announce(tx, { to: 'agencies', what: 'commission', id: 'gold' }))
    await Promise.all(streams.map((stream) => stream.count(2)))
    for (const stream of streams) expect(stream.changes()).toEqual([{ what: 'commission', id: 'gold' }])
    expect(desk.changes()).toEqual([])
    const late = await follow(apis[1]!, agencyLivePath, first.token, begun)
    await late.count(2)
    expect(late.changes()).toEqual([{ what: 'commission', id: 'gold' }])
    for (const stream of [...streams, desk, late]) stream.close()
  })

  it('lets those who are all told the same at once spread their reading; what concerns one agency is read at once', async () => {
    const agencies = await Promise.all([anAgency(), anAgency(), anAgency()])
    const streams = await Promise.all(agencies.map(({ token }) => follow(apis[0]!, agencyLivePath, token)))
    await Promise.all(streams.map((stream) => stream.count(1)))
    await db.write(staff, (tx) => announce(tx, { to: 'agencies', what: 'package', id: '7' }))
    await tell(agencies[0].agencyId, 'alone')
    await streams[0]!.count(3)
    await Promise.all(streams.map((stream) => stream.count(2)))
    for (const stream of streams) stream.close()
    expect(streams[0]!.events.map(({ within }) => within)).toEqual([0, 3, 0])
    expect(streams.map(({ events }) => events[1]!.within)).toEqual([3, 3, 3])
    expect([1, 2, 1_000, 50_000].map(spreadOver)).toEqual([0, 2, 1_000, 1_500])
  })

  it('lets the people of the desk spread their reading as well', async () => {
    const { token } = await aStaffMember('admin')
    const streams = await Promise.all([0, 1].map(() => follow(apis[0]!, deskLivePath, token)))
    await Promise.all(streams.map((stream) => stream.count(1)))
    await db.write(staff, (tx) => announce(tx, { to: 'desk', what: 'package', id: '7' }))
    await Promise.all(streams.map((stream) => stream.count(2)))
    for (const stream of streams) stream.close()
    expect(streams.map(({ events }) => events[1]!.within)).toEqual([2, 2])
  })

  it('goes on where it broke off, at another process', async () => {
    const agency = await anAgency()
    const first = await follow(apis[0]!, agencyLivePath, agency.token)
    await tell(agency.agencyId, 'seen')
    await first.count(2)
    first.close()
    await tell(agency.agencyId, 'missed 1')
    await tell(agency.agencyId, 'missed 2')
    await pause(300)
    const second = await follow(apis[1]!, agencyLivePath, agency.token, first.events.at(-1)!.id)
    await second.count(3)
    second.close()
    expect(second.changes()).toMatchObject([{ id: 'missed 1' }, { id: 'missed 2' }])
  })

  it('publishes more than one batch of the longest announcements', async () => {
    const agency = await anAgency()
    const stream = await follow(apis[0]!, agencyLivePath, agency.token)
    await stream.count(1)
    const ids = Array.from({ length: 120 }, (_, index) => `${index}`.padEnd(64, 'x'))
    await db.write(staff, async (tx) => {
      for (const id of ids) await announce(tx, { to: { agencyId: agency.agencyId }, what: 'agency', id })
    })
    expect(await stream.count(121)).toBe(true)
    stream.close()
    expect(stream.changes()).toEqual(ids.map((id) => ({ what: 'agency', id })))
  })

  it('passes over what it does not know: during a release newer processes announce it', async () => {
    const agency = await anAgency()
    const stream = await follow(apis[0]!, agencyLivePath, agency.token)
    await stream.count(1)
    await database.sql(
      `insert into outbox (audience, agency_id, what, subject) values ('agency', $1, 'spaceship', '1')`,
      [agency.agencyId],
    )
    await database.sql(`select pg_notify('sarai_live', 'no list at all')`)
    await tell(agency.agencyId, 'known')
    expect(await stream.count(2)).toBe(true)
    stream.close()
    expect(stream.changes()).toEqual([{ what: 'agency', id: 'known' }])
  })

  it('says to read everything again when too much was missed', async () => {
    const agency = await anAgency()
    const lost = await follow(apis[0]!, agencyLivePath, agency.token, 999_999_999)
    await lost.count(1)
    lost.close()
    expect(lost.events[0]!.event).toBe('reset')
  })

  it('ends with the session it belongs to', async () => {
    const agency = await anAgency()
    const stream = await follow(apis[0]!, agencyLivePath, agency.token)
    await stream.count(1)
    const [session] = await database.sql<{ id: string }>(`select id from agency_session where agency_id = $1`, [
      agency.agencyId,
    ])
    await db.write(staff, (tx) => announce(tx, { to: { agencyId: agency.agencyId }, what: 'session', id: session!.id }))
    expect(await stream.end()).toBe(true)
  })

  it('forgets a browser that left before the first line was written', async () => {
    const agency = await anAgency()
    const headers = { authorization: `Bearer ${agency.token}` }
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        fetch(apis[1]!.url + agencyLivePath, { headers, signal: AbortSignal.timeout(turn) }).catch(() => undefined),
      ),
    )
    const openStreams = async () => {
      const metrics = await fetch(`${apis[1]!.url}/metrics`, {
        headers: { authorization: `Bearer ${environment['METRICS_TOKEN']}` },
      })
      return /^sarai_live_streams (\d+)$/m.exec(await metrics.text())?.[1]
    }
    await expect.poll(openStreams, { timeout: 5_000 }).toBe('0')
  })

  it('is closed to whoever has no token', async () => {
    const answer = await fetch(apis[0]!.url + agencyLivePath)
    expect(answer.status).toBe(401)
  })

  it('goes on when the relay dies and another takes over', async () => {
    const agency = await anAgency()
    const standby = await startWorker(environment)
    const stream = await follow(apis[0]!, agencyLivePath, agency.token)
    await worker.stop('SIGKILL')
    await tell(agency.agencyId, 'after the death')
    expect(await stream.count(2)).toBe(true)
    stream.close()
    worker = standby
    expect(stream.changes()).toEqual([{ what: 'agency', id: 'after the death' }])
  })
})
