import { createServer, connect as connectTcp, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Visitor } from '#caller.ts'
import { createPool } from '#database/connection-pool.ts'
import { query } from '#database/query.ts'
import { openDatabase } from '#database/unit-of-work.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const visitor: Visitor = { kind: 'visitor', reference: 'test-work', language: 'en', address: '' }
const insertKey = query(
  `insert into idempotency_key (actor, key, operation, body_hash) values ('visitor', $1, 'x', 'x')`,
)
const sleep = query(`select pg_sleep($1)`)
const keyCount = async (key: string) =>
  (await database.sql(`select 1 from idempotency_key where key = $1`, [key])).length

describe('a unit of work', () => {
  it('keeps all of it or nothing', async () => {
    const attempt = database.db.write(visitor, async (tx) => {
      await insertKey.run(tx, 'rolled-back')
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await keyCount('rolled-back')).toBe(0)
  })

  it('refuses to write while it only reads', async () => {
    const attempt = database.db.read(visitor, (tx) => insertKey.run(tx, 'read-only'))
    await expect(attempt).rejects.toMatchObject({ code: '25006' })
  })

  it('stops waiting by its own clock and says that the outcome is not known (trap 3)', async () => {
    const impatient = openDatabase(database.appPool, { timeoutMs: 150 })
    const started = Date.now()
    await expect(impatient.write(visitor, (tx) => sleep.run(tx, 5))).rejects.toMatchObject({
      code: 'OUTCOME_UNKNOWN',
      status: 503,
    })
    expect(Date.now() - started).toBeLessThan(1_000)
    expect(await database.db.read(visitor, (tx) => query<{ n: number }>('select 1 as n').one(tx))).toEqual({ n: 1 })
  })

  it('wakes the relay only when something was announced, and only after the commit', async () => {
    const onNews = vi.fn<() => void>()
    const db = openDatabase(database.appPool, { onNews })
    await db.write(visitor, (tx) => insertKey.run(tx, 'no-news'))
    expect(onNews).not.toHaveBeenCalled()
    await db.write(visitor, async (tx) => {
      tx.bringsNews()
      expect(onNews).not.toHaveBeenCalled()
    })
    expect(onNews).toHaveBeenCalledOnce()
  })

  it('never rounds an integer that is too large', async () => {
    const huge = query<{ n: number }>(`select 9007199254740993::bigint as n`)
    await expect(database.db.read(visitor, (tx) => huge.one(tx))).rejects.toThrow('too large')
  })
})

describe('a connection that dies', () => {
  it('does not take the process with it, and the next call gets a new one (trap 4)', async () => {
    const broken = vi.fn<(error: Error) => void>()
    const pool = createPool({
      connectionString: database.urls.app,
      max: 1,
      applicationName: 'victim',
      onBroken: broken,
    })
    onTestFinished(() => pool.end())
    const db = openDatabase(pool)
    const attempt = db.write(visitor, async (tx) => {
      await database.sql(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`)
      return sleep.run(tx, 0)
    })
    await expect(attempt).rejects.toThrow()
    expect(await db.read(visitor, (tx) => query<{ n: number }>('select 1 as n').one(tx))).toEqual({ n: 1 })
  })
})

describe('a commit that the replica did not confirm (trap 2)', () => {
  it('is told as an unknown outcome although PostgreSQL says COMMIT', async () => {
    // No replica runs here: a proxy in front of the real server adds the very warning that a primary sends.
    const proxy = await warningProxy(database.urls.app)
    const pool = createPool({ connectionString: proxy.url, max: 1, applicationName: 'lagging', onBroken: () => {} })
    onTestFinished(async () => {
      await pool.end()
      proxy.close()
    })
    const db = openDatabase(pool)
    await expect(db.write(visitor, (tx) => insertKey.run(tx, 'unconfirmed'))).rejects.toMatchObject({
      code: 'OUTCOME_UNKNOWN',
    })
    expect(await keyCount('unconfirmed')).toBe(1)
  })
})

async function warningProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connectTcp(Number(port), hostname)
    sockets.add(client).add(upstream)
    client.pipe(upstream)
    upstream.on('data', (data: Buffer) => {
      const at = data.indexOf(Buffer.from('COMMIT\0'))
      client.write(at === -1 ? data : Buffer.concat([notReplicated(), data]))
    })
    client.on('error', () => undefined)
    upstream.on('error', () => undefined)
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.toString(),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
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
