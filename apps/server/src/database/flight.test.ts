import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPool } from '#database/connection-pool.ts'
import { Flight } from '#database/flight.ts'
import { query } from '#database/query.ts'
import { openDatabase } from '#database/unit-of-work.ts'
import { someoneOf, someStaff, someVisitor } from '#testing/some-callers.ts'
import { testSigning } from '#testing/test-config.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const { db } = database
const agencies = 50
/** Ten thousand by hand: FLIGHTS=10000. */
const flights = Number(process.env['FLIGHTS'] ?? 2_000)
await database.sql(
  `with opened as (
     insert into agency (name, manager_first_name, manager_last_name, mobile, language, status)
     select 'Agency ' || n, 'Nasrin', 'Rahimi', '+989' || lpad(n::text, 9, '0'), 'en', 'approved'
     from generate_series(1, $1) n returning id)
   insert into request_count (agency_id, state, requests) select id, 'New', id from opened`,
  [agencies],
)
const ids = (await database.sql<{ id: number }>(`select id::int from agency order by id`)).map(({ id }) => id)

/** Without any condition of its own: only the policies stand between the agencies. */
const everyCount = query<void, { agency_id: number; requests: number }>(`select agency_id, requests from request_count`)
const here = query<void, { role: string; agency: string; readOnly: string }>(
  `select current_user::text as role, current_setting('app.agency', true) as agency,
     current_setting('transaction_read_only') as "readOnly"`,
)
const plus = query<{ a: number; b: number }, { sum: number }>(`select $a::int + $b::int as sum`)
const typed = query<{ day: string }, { n: number; day: string; at: Date; list: number[]; shown: object; none: null }>(
  `select 5::bigint as n, $day::date as day, now() as at, '{1,2}'::int[] as list, '{"a":1}'::json as shown,
     null::text as none`,
  { planned: 'each-time' },
)
const wrong = query<void, object>(`select 1 / 0`)
const cancelled = query<void, object>(`select pg_cancel_backend(pg_backend_pid()), pg_sleep(1)`)
const killed = query<void, object>(`select pg_terminate_backend(pg_backend_pid())`)

describe('a look', () => {
  it('answers each question in its place, read as every other answer is', async () => {
    const [three, types, nothing, four] = await db.look(someVisitor, [
      plus.ask.one({ a: 1, b: 2 }),
      typed.ask.one({ day: '2031-12-01' }),
      plus.ask.all({ a: 1, b: 2 }),
      plus.ask.first({ a: 2, b: 2 }),
    ])
    expect([three, nothing, four]).toEqual([{ sum: 3 }, [{ sum: 3 }], { sum: 4 }])
    expect(types).toEqual({
      n: 5,
      day: '2031-12-01',
      at: expect.any(Date) as Date,
      list: [1, 2],
      shown: { a: 1 },
      none: null,
    })
    expect(types).toEqual({
      ...(await db.read(someVisitor, (tx) => typed.one(tx, { day: '2031-12-01' }))),
      at: types.at,
    })
  })

  it('takes one round trip, however many questions it asks', async () => {
    const pool = createPool({ connectionString: database.urls.app, max: 1, applicationName: 'one', onBroken() {} })
    onTestFinished(() => pool.end())
    let trips = 0
    pool.on('connect', (client) => {
      const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
      connection.on('readyForQuery', () => (trips += 1))
    })
    const one = openDatabase(pool, { signing: testSigning })
    const ask = () => one.look(someoneOf(1), [plus.ask.one({ a: 1, b: 2 }), here.ask.one(), everyCount.ask.all()])
    await ask()
    trips = 0
    await ask()
    expect(trips).toBe(1)
  })

  it('cannot write', async () => {
    const insert = query<void, object>(
      `insert into idempotency_key (actor, key, operation, body_hash) values ('visitor', 'look', 'x', 'x')`,
    )
    await expect(db.look(someVisitor, insert.ask.all())).rejects.toMatchObject({ code: '25006' })
  })

  it('that waits too long is given up, and its connection with it', async () => {
    const sleep = query<void, object>(`select pg_sleep(5)`)
    const impatient = openDatabase(database.appPool, { signing: testSigning, timeoutMs: 150 })
    await expect(impatient.look(someVisitor, sleep.ask.all())).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' })
    expect(await db.look(someVisitor, plus.ask.one({ a: 1, b: 1 }))).toEqual({ sum: 2 })
  })

  it('that expects one row and finds none says so, and its connection stays', async () => {
    const none = query<void, { n: number }>(`select 1 as n where false`)
    await expect(db.look(someVisitor, none.ask.one())).rejects.toThrow('Expected exactly one row')
    expect(await db.look(someVisitor, none.ask.first())).toBeUndefined()
  })

  it(`shows nobody a row of another agency, in ${flights} flights of ${agencies} agencies over 8 connections`, async () => {
    const pool = createPool({ connectionString: database.urls.app, max: 8, applicationName: 'flights', onBroken() {} })
    onTestFinished(() => pool.end())
    const mixed = openDatabase(pool, { signing: testSigning })
    const leaks: unknown[] = []
    const ends = { well: 0, badly: 0 }
    const oneTurn = async (turn: number) => {
      const id = ids[(turn * 31) % ids.length]!
      const draw = (turn * 7919) % 100
      const bad = draw < 88 ? [] : draw < 94 ? [wrong] : draw < 98 ? [cancelled] : [killed]
      const questions = [here.ask.one(), everyCount.ask.all(), ...bad.map((each) => each.ask.all())] as const
      try {
        const [seen, counts] = await mixed.look(someoneOf(id), questions)
        ends.well += 1
        const isOwn = counts.length === 1 && counts[0]!.agency_id === id && counts[0]!.requests === id
        const isPlaced = seen.role === 'sarai_agency' && seen.agency === `${id}` && seen.readOnly === 'on'
        if (!isOwn || !isPlaced) leaks.push({ turn, id, seen, counts })
      } catch {
        ends.badly += 1
      }
      // What is left on a connection between two callers.
      if (turn % 10 === 0) leaks.push(...(await leftOn(pool)))
      if (turn % 17 === 0) await mixed.read(someStaff, (tx) => here.one(tx))
    }
    for (let turn = 0; turn < flights; turn += 16) {
      await Promise.all(Array.from({ length: 16 }, (_, index) => oneTurn(turn + index)))
    }
    expect(leaks).toEqual([])
    expect(ends.well).toBeGreaterThan(flights * 0.8)
    expect(ends.badly).toBeGreaterThan(flights * 0.1)
  }, 300_000)

  it('sabotage: settings that are made for the session stay on the connection', async () => {
    const pool = new pg.Pool({ connectionString: database.urls.app, max: 1 })
    onTestFinished(() => pool.end())
    const flightWith = async (isLocal: boolean) => {
      const client = await pool.connect()
      const text = `select set_config('app.agency', '7', ${isLocal}), set_config('role', 'sarai_agency', ${isLocal})`
      const flight = new Flight([{ name: '', text, values: [] }])
      client.query(flight)
      await flight.rows
      client.release()
    }
    await flightWith(true)
    expect(await leftOn(pool)).toEqual([])
    await flightWith(false)
    expect(await leftOn(pool)).toEqual([{ role: 'sarai_agency', agency: '7', readOnly: 'off' }])
  })
})

async function leftOn(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query<{ role: string; agency: string | null; readOnly: string }>(here.text)
  return rows.filter(({ role, agency, readOnly }) => role !== 'sarai_app' || agency || readOnly !== 'off')
}
