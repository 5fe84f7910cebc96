import { createServer, connect as connectTcp, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Visitor } from '#caller.ts'
import { createPool } from '#database/connection-pool.ts'
import { query } from '#database/query.ts'
import { openDatabase } from '#database/open-database.ts'
import { testSigning } from '#testing/test-config.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const visitor: Visitor = { kind: 'visitor', reference: 'test-work', language: 'en', address: '' }
const insertKey = query<{ key: string }>(
  `insert into idempotency_key (actor, key, operation, body_hash) values ('visitor', $key, 'x', 'x')`,
)
const sleep = query<{ seconds: number }>(`select pg_sleep($seconds)`)
const keyCount = async (key: string) =>
  (await database.sql(`select 1 from idempotency_key where key = $1`, [key])).length

describe('a unit of work', () => {
  it('keeps all of it or nothing', async () => {
    const attempt = database.db.write(visitor, async (tx) => {
      await insertKey.run(tx, { key: 'rolled-back' })
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await keyCount('rolled-back')).toBe(0)
  })

  it('refuses to write while it only reads', async () => {
    const attempt = database.db.read(visitor, (tx) => insertKey.run(tx, { key: 'read-only' }))
    await expect(attempt).rejects.toMatchObject({ code: '25006' })
  })

  it('stops waiting by its own clock and says that the outcome is not known (trap 3)', async () => {
    const impatient = openDatabase(database.appPool, { signing: testSigning, timeoutMs: 150 })
    const started = Date.now()
    await expect(impatient.write(visitor, (tx) => sleep.run(tx, { seconds: 5 }))).rejects.toMatchObject({
      code: 'OUTCOME_UNKNOWN',
      status: 503,
    })
    expect(Date.now() - started).toBeLessThan(1_000)
    expect(await database.db.read(visitor, (tx) => query<void, { n: number }>('select 1 as n').one(tx))).toEqual({
      n: 1,
    })
  })

  it('leaves nothing behind that goes on in the database, or holds its locks, when nobody waits any more', async () => {
    const impatient = openDatabase(database.appPool, { signing: testSigning, timeoutMs: 150 })
    const slow = query(`select pg_sleep(20), 'given up'`)
    const attempts = [
      impatient.look(visitor, slow.ask.all()),
      impatient.read(visitor, (tx) => slow.run(tx)),
      impatient.write(visitor, (tx) => slow.run(tx)),
    ]
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' })
    const goingOn = `select pid from pg_stat_activity where query like '%given up%' and pid <> pg_backend_pid()`
    await expect.poll(() => database.sql(goingOn), { timeout: 5_000 }).toEqual([])
  })

  it('wakes the relay only when something was announced, and only after the commit', async () => {
    const onNews = vi.fn<() => void>()
    const db = openDatabase(database.appPool, { signing: testSigning, onNews })
    await db.write(visitor, (tx) => insertKey.run(tx, { key: 'no-news' }))
    expect(onNews).not.toHaveBeenCalled()
    await db.write(visitor, async (tx) => {
      tx.bringsNews()
      expect(onNews).not.toHaveBeenCalled()
    })
    expect(onNews).toHaveBeenCalledOnce()
  })

  it('never rounds an integer that is too large', async () => {
    const huge = query<void, { n: number }>(`select 9007199254740993::bigint as n`)
    await expect(database.db.read(visitor, (tx) => huge.one(tx))).rejects.toThrow('too large')
  })
})

describe('a connection that dies', () => {
  it('does not take the process with it, and the next call gets a new one (trap 4)', async () => {
    const db = openThrough(database.urls.app, 'victim')
    const attempt = db.write(visitor, async (tx) => {
      await database.sql(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`)
      return sleep.run(tx, { seconds: 0 })
    })
    await expect(attempt).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN', status: 503 })
    expect(await db.read(visitor, (tx) => query<void, { n: number }>('select 1 as n').one(tx))).toEqual({ n: 1 })
  })

  it('at the commit leaves the outcome unknown, and the same key finds it out', async () => {
    const dying = openThrough(await proxyAtCommit(database.urls.app, (client) => client.destroy()))
    const intent = { operation: 'order', key: 'died-at-commit', bodyHash: 'b', claimed: false }
    const order = () => ({ ...visitor, intent: { ...intent } })
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('ordered')
    await expect(dying.write(order(), work)).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN', status: 503 })
    expect(await database.db.write(order(), work)).toBe('ordered')
    expect(work).toHaveBeenCalledOnce()
  })

  it('is not blamed for a mistake of ours', async () => {
    const ours = database.db.write(visitor, () => Promise.reject(new TypeError('ours')))
    await expect(ours).rejects.toThrow('ours')
    const refused = query(`insert into idempotency_key (actor, key) values ('visitor', 'half a row')`)
    await expect(database.db.write(visitor, (tx) => refused.run(tx))).rejects.toMatchObject({ code: '23502' })
  })
})

describe('what the database says', () => {
  it('of a day is the day, and of now the moment at which the transaction began', async () => {
    const look = query<void, { day: unknown; now: Date }>(`select date '2026-11-16' as day, now() as now`)
    const { row, now } = await database.db.read(visitor, async (tx) => ({ row: await look.one(tx), now: tx.now }))
    expect(row.day).toBe('2026-11-16')
    expect(now).toBe(row.now.getTime())
  })
})

describe('a commit that the replica did not confirm (trap 2)', () => {
  it('is told as an unknown outcome although PostgreSQL says COMMIT', async () => {
    // No replica runs here: a proxy in front of the real server adds the very warning that a primary sends.
    const lagging = (client: Socket, data: Buffer) => client.write(Buffer.concat([notReplicated(), data]))
    const db = openThrough(await proxyAtCommit(database.urls.app, lagging))
    await expect(db.write(visitor, (tx) => insertKey.run(tx, { key: 'unconfirmed' }))).rejects.toMatchObject({
      code: 'OUTCOME_UNKNOWN',
    })
    expect(await keyCount('unconfirmed')).toBe(1)
  })
})

function openThrough(connectionString: string, applicationName = 'through') {
  const pool = createPool({ connectionString, max: 1, applicationName, onBroken: () => undefined })
  onTestFinished(() => pool.end())
  return openDatabase(pool, { signing: testSigning })
}

/** The address of a proxy in front of the real server that does something else with the answer to a COMMIT. */
async function proxyAtCommit(target: string, answer: (client: Socket, data: Buffer) => void) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connectTcp(Number(port), hostname)
    sockets.add(client).add(upstream)
    client.pipe(upstream)
    upstream.on('data', (data: Buffer) => {
      const isCommit = data.includes(Buffer.from('COMMIT\0'))
      if (isCommit) answer(client, data)
      else client.write(data)
    })
    client.on('error', () => undefined)
    upstream.on('error', () => undefined)
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return url.toString()
}

function notReplicated(): Buffer {
  const detail = 'The transaction has already committed locally, but might not have been replicated to the standby.'
  const fields = ['SWARNING', 'VWARNING', 'C01000', `M${detail}`].map((field) => `${field}\0`).join('')
  const body = Buffer.from(`${fields}\0`)
  const header = Buffer.alloc(5)
  header.write('N')
  header.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([header, body])
}
