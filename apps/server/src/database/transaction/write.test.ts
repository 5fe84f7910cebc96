import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Caller } from '#caller.ts'
import { createPool } from '#database/connection-pool.ts'
import { query } from '#database/query.ts'
import { openDatabase } from '#database/open-database.ts'
import { beginWrite } from '#database/transaction/begin-write.ts'
import { onLine } from '#database/transaction/line.ts'
import { interruptions } from '#testing/interruptions.ts'
import { countRoundTrips } from '#testing/round-trips.ts'
import { someoneOf, someVisitor } from '#testing/some-callers.ts'
import { testSigning } from '#testing/test-config.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
/** One connection: what one caller leaves on it, the next finds. */
const pool = createPool({ connectionString: database.urls.app, max: 1, applicationName: 'one', onBroken() {} })
const db = openDatabase(pool, { signing: testSigning })
const tripsOf = countRoundTrips(pool)

const note = query<{ key: string }, { key: string }>(
  `insert into idempotency_key (actor, key, operation, body_hash) values ('visitor', $key, 'note', '') returning key`,
)
const lockNote = query<{ key: string }, { key: string }>(
  `select key from idempotency_key where actor = 'visitor' and key = $key for update nowait`,
)
const backend = query<void, { pid: number }>(`select pg_backend_pid() as pid`)
const wrong = query(`select 1 / 0`)
const keys = async () =>
  (await database.sql<{ key: string }>(`select key from idempotency_key order by created_at, key`)).map(
    ({ key }) => key,
  )
const pidOf = async () => (await db.look(someVisitor, backend.ask.one())).pid
const order = (changes: object = {}) =>
  ({
    ...someVisitor,
    intent: { operation: 'order', key: 'the-key', bodyHash: 'b', claimed: false, ...changes },
  }) as const

beforeEach(() => database.sql(`delete from idempotency_key`))

describe('a write', () => {
  it('begins in one round trip and ends in one, with all that it knew beforehand and all that nobody waits for', async () => {
    const work = () =>
      db.write(order({ key: crypto.randomUUID() }), [backend.ask.one(), backend.ask.all()], async (tx, [one, all]) => {
        expect(all).toEqual([one])
        await note.later(tx, { key: crypto.randomUUID() })
        await note.later(tx, { key: crypto.randomUUID() })
        return 'done'
      })
    await work()
    expect(await tripsOf(work)).toBe(2)
    expect(await keys()).toHaveLength(6)
  })

  it('asks several questions in one round trip, after what nobody waited for', async () => {
    const trips = await tripsOf(() =>
      db.write(someVisitor, async (tx) => {
        await note.later(tx, { key: 'first' })
        const answers = await tx.ask([lockNote.ask.first({ key: 'first' }), note.ask.run({ key: 'second' })])
        expect(answers).toEqual([{ key: 'first' }, 1])
      }),
    )
    expect(trips).toBe(3)
  })

  it('fails with what nobody waited for, and keeps nothing', async () => {
    const attempt = db.write(order(), async (tx) => {
      await note.run(tx, { key: 'one' })
      await note.later(tx, { key: 'one' })
      return 'done'
    })
    await expect(attempt).rejects.toMatchObject({ code: '23505' })
    expect(await keys()).toEqual([])
  })

  it('is not said to be done when an error in it was passed over', async () => {
    const attempt = db.write(someVisitor, async (tx) => {
      await note.run(tx, { key: 'lost' })
      await wrong.run(tx).catch(() => undefined)
      return 'done'
    })
    await expect(attempt).rejects.toThrow('ended with ROLLBACK')
    expect(await keys()).toEqual([])
  })

  it('sabotage: COMMIT itself does not complain about an error that was passed over', async () => {
    const client = await pool.connect()
    onTestFinished(() => client.release())
    await client.query('begin')
    await client.query('select 1 / 0').catch(() => undefined)
    expect(await client.query('commit')).toMatchObject({ command: 'ROLLBACK' })
  })

  it('that is refused leaves its connection as it was, with what was prepared on it', async () => {
    const pid = await pidOf()
    const fresh = [1, 2].map((n) => query<void, { n: number }>(`select ${n} as n, '${crypto.randomUUID()}' as id`))
    const questions = [fresh[0]!.ask.one(), wrong.ask.run(), fresh[1]!.ask.one()] as const
    const failing = [
      () => db.write(order(), questions, async () => 'never'),
      () => db.write(order(), (tx) => tx.ask(questions)),
      () => db.write(order(), async (tx) => wrong.later(tx)),
      () => db.look(someVisitor, questions),
    ]
    for (const fail of failing) {
      await expect(fail()).rejects.toMatchObject({ code: '22012' })
      expect(await db.look(someVisitor, fresh[0]!.ask.one())).toMatchObject({ n: 1 })
      expect(await db.write(order({ key: crypto.randomUUID() }), (tx) => fresh[1]!.one(tx))).toMatchObject({ n: 2 })
    }
    expect(await pidOf()).toBe(pid)
  })

  it('sabotage: a connection that forgets what was prepared before an error prepares it again, and fails', async () => {
    const { connection } = (await pool.connect().then((client) => (client.release(), client))) as unknown as {
      connection: { parsedStatements: Record<string, string> }
    }
    const asked = query<void, { n: number }>(`select 1 as n, '${crypto.randomUUID()}' as id`)
    await expect(db.look(someVisitor, [asked.ask.one(), wrong.ask.run()])).rejects.toMatchObject({ code: '22012' })
    connection.parsedStatements = {}
    await expect(db.look(someVisitor, asked.ask.one())).rejects.toMatchObject({ code: '42P05' })
    // That one is given up, and the next knows that it knows nothing.
    expect(await db.look(someVisitor, asked.ask.one())).toMatchObject({ n: 1 })
  })

  it('gives its connection up when it was cancelled, or when what was prepared no longer fits the tables', async () => {
    const { cancelled } = await interruptions(database)
    const pid = await pidOf()
    await expect(db.write(someVisitor, [cancelled.ask.run()], async () => 'x')).rejects.toMatchObject({ code: '57014' })
    const second = await pidOf()
    expect(second).not.toBe(pid)
    await database.sql(`create table changing as select 1 as n; grant select on changing to sarai_visitor`)
    const all = query(`select * from changing`)
    await db.look(someVisitor, all.ask.all())
    await database.sql(`alter table changing add column m text`)
    await expect(db.read(someVisitor, (tx) => all.all(tx))).rejects.toMatchObject({ code: '0A000' })
    expect(await db.look(someVisitor, all.ask.all())).toEqual([{ n: 1, m: null }])
  })
})

describe('a write that asks beforehand', () => {
  const asking = (caller: Caller, key: string) =>
    db.write(caller, [note.ask.one({ key })], async (_tx, [row]) => `ordered ${row.key}`)

  it('is done once: a repetition takes back what it asked, and is answered as the first was', async () => {
    expect(await asking(order(), 'asked')).toBe('ordered asked')
    expect(await asking(order(), 'asked again')).toBe('ordered asked')
    // The first has done it, so it could not even be asked again.
    expect(await asking(order(), 'asked')).toBe('ordered asked')
    expect(await keys()).toEqual(['asked', 'the-key'])
    const [row] = await database.sql(`select replays from idempotency_key where key = 'the-key'`)
    expect(row).toEqual({ replays: 2 })
  })

  it('sabotage: a repetition that went on from where it found out would keep what it asked', async () => {
    await asking(order(), 'asked')
    const caller = order()
    await onLine(pool, { timeoutMs: 10_000 }, async (line) => {
      const { kept } = await beginWrite(line, { role: 'sarai_visitor', timeoutMs: 10_000 }, caller, [
        note.ask.one({ key: 'asked again' }),
      ])
      expect(kept).toEqual({ reply: 'ordered asked' })
      await line.commit([])
    })
    expect(await keys()).toEqual(['asked', 'the-key', 'asked again'])
  })

  it('refuses the same key with another body, and takes back what it asked', async () => {
    await asking(order(), 'asked')
    await expect(asking(order({ bodyHash: 'other' }), 'more')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect(await keys()).toEqual(['asked', 'the-key'])
  })

  it('for somebody who lost their session leaves neither a claim nor what it asked, whatever else failed', async () => {
    const asked = { access: 'agency', purpose: 'write' } as const
    const gone = { ...someoneOf(1), sessionId: crypto.randomUUID(), asked, intent: order().intent }
    await expect(asking(gone, 'asked')).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    await expect(db.write(gone, [wrong.ask.run()], async () => 'x')).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    expect(await keys()).toEqual([])
  })

  it('tells a key that somebody else still works under from a row that somebody else holds', async () => {
    await database.sql(`insert into idempotency_key values ('visitor', 'row', 'note', '')`)
    const someone = new pg.Client({ connectionString: database.superuserUrl })
    await someone.connect()
    onTestFinished(() => someone.end())
    await someone.query(`begin; insert into idempotency_key values ('visitor', 'the-key', 'order', 'b')`)
    await someone.query(`select from idempotency_key where key = 'row' for update`)
    const row = db.write(order({ key: 'free' }), [lockNote.ask.first({ key: 'row' })], async () => 'x')
    await expect(row).rejects.toMatchObject({ code: '55P03' })
    await expect(db.write(order(), async () => 'x')).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' })
  }, 10_000)
})

describe('a transaction that is over', () => {
  it("takes no more statements: its connection may be somebody else's by then", async () => {
    const left = await db.read(someoneOf(1), async (tx) => tx)
    await expect(backend.one(left)).rejects.toThrow('after the end of its transaction')
    expect(await pidOf()).toBe(await pidOf())
  })
})

describe('a read whose table a release has changed', () => {
  it('is asked again on another connection', async () => {
    await database.sql(`create table changed_since (name text)`)
    await database.sql(`grant select on changed_since to sarai_visitor`)
    const names = query<void, { name: string }>(`select * from changed_since`)
    expect(await db.look(someVisitor, names.ask.all())).toEqual([])
    await database.sql(`alter table changed_since alter name type varchar(9)`)
    expect(await db.look(someVisitor, names.ask.all())).toEqual([])
  })
})
