import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { actorOf } from '#caller.ts'
import { createPool } from '#database/connection-pool.ts'
import { Flight } from '#database/transaction/flight.ts'
import { query, type Tx } from '#database/query.ts'
import { openDatabase } from '#database/open-database.ts'
import { interruptions } from '#testing/interruptions.ts'
import { someoneOf, someStaff, someVisitor } from '#testing/some-callers.ts'
import { testSigning } from '#testing/test-config.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const { db } = database
const agencies = 50
/** Ten thousand by hand: FLIGHTS=10000. */
const flights = Number(process.env['FLIGHTS'] ?? 1_000)
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
const note = query<{ actor: string; key: string }>(
  `insert into idempotency_key (actor, key, operation, body_hash) values ($actor, $key, 'mixed', '')`,
)
const wrong = query<void, object>(`select 1 / 0`)
const { cancelled, killed } = await interruptions(database)

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
    const opened = vi.fn<() => void>()
    pool.on('connect', opened)
    const mixed = openDatabase(pool, { signing: testSigning })
    const leaks: unknown[] = []
    const ends: Record<string, number> = {}
    const kept = new Set<string>()
    const oneTurn = async (turn: number) => {
      const id = ids[(turn * 31) % ids.length]!
      const draw = (turn * 7919) % 100
      const bad = draw < 84 ? [] : draw < 94 ? [wrong] : draw < 98 ? [cancelled] : [killed]
      const isWrite = turn % 3 === 0
      const questions = [here.ask.one(), everyCount.ask.all(), ...bad.map((each) => each.ask.all())] as const
      const intent = { operation: 'mixed', key: crypto.randomUUID(), bodyHash: '', claimed: false }
      const later = async (tx: Tx) => {
        await note.later(tx, { actor: actorOf(someoneOf(id)), key: `${turn}` })
        return tx.ask(questions)
      }
      try {
        const [seen, counts] = await (!isWrite
          ? mixed.look(someoneOf(id), questions)
          : turn % 2 === 0
            ? mixed.write({ ...someoneOf(id), intent }, questions, async (_tx, answers) => answers)
            : mixed.write(someoneOf(id), later))
        ends['well'] = (ends['well'] ?? 0) + 1
        if (isWrite) kept.add(turn % 2 === 0 ? intent.key : `${turn}`)
        const isOwn = counts.length === 1 && counts[0]!.agency_id === id && counts[0]!.requests === id
        const readOnly = isWrite ? 'off' : 'on'
        const isPlaced = seen.role === 'sarai_agency' && seen.agency === `${id}` && seen.readOnly === readOnly
        if (!isOwn || !isPlaced) leaks.push({ turn, id, seen, counts })
      } catch (error) {
        const code = String((error as { code?: string }).code)
        ends[code] = (ends[code] ?? 0) + 1
      }
      // What is left on a connection between two callers.
      if (turn % 10 === 0) leaks.push(...(await leftOn(pool)))
      if (turn % 17 === 0) await mixed.read(someStaff, (tx) => here.one(tx))
    }
    for (let turn = 0; turn < flights; turn += 16) {
      await Promise.all(Array.from({ length: 16 }, (_, index) => oneTurn(turn + index)))
    }
    expect(leaks).toEqual([])
    expect(Object.keys(ends).toSorted()).toEqual(['22012', '57014', 'OUTCOME_UNKNOWN', 'well'])
    expect(ends['well']).toBeGreaterThan(flights * 0.8)
    expect(ends['22012']).toBeGreaterThan(flights * 0.08)
    // All of a write or nothing of it.
    const found = await database.sql<{ key: string }>(`select key from idempotency_key where operation = 'mixed'`)
    expect(found.map(({ key }) => key).toSorted()).toEqual([...kept].toSorted())
    // Only those that were cancelled or killed lost their connection: an error alone costs none.
    expect(opened.mock.calls.length).toBeLessThanOrEqual(8 + ends['57014']! + ends['OUTCOME_UNKNOWN']!)
  }, 300_000)

  it('sabotage: settings that are made for the session stay on the connection', async () => {
    const pool = new pg.Pool({ connectionString: database.urls.app, max: 1 })
    onTestFinished(() => pool.end())
    const flightWith = async (isLocal: boolean) => {
      const client = await pool.connect()
      const text = `select set_config('app.agency', '7', ${isLocal}), set_config('role', 'sarai_agency', ${isLocal})`
      const flight = new Flight([{ name: '', text, values: [] }])
      client.query(flight)
      await flight.landed
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
