import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { atDoor, type Caller } from '#caller.ts'
import { audienceRoleOf } from '#database/rights/audience-role.ts'
import { createPool } from '#database/connection-pool.ts'
import { query } from '#database/query.ts'
import { openDatabase } from '#database/open-database.ts'
import { Problem } from '#problem.ts'
import { interruptions } from '#testing/interruptions.ts'
import { someoneOf, someStaff, someVisitor } from '#testing/some-callers.ts'
import { testSigning } from '#testing/test-config.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const turns = Number(process.env['ROLE_TURNS'] ?? 1_000)

const callers: Caller[] = [
  someVisitor,
  someoneOf(1),
  someoneOf(2),
  someStaff,
  atDoor(someVisitor, 'portal'),
  atDoor(someStaff, 'desk'),
]
const here = query<void, { role: string; agency: string }>(
  `select current_user::text as role, current_setting('app.agency', true) as agency`,
)
const wrong = query(`select 1 / 0`)
const forbidden = query(`select from schema_migration`)
const { cancelled, killed } = await interruptions(database)

/** What a transaction ends with: mostly well, sometimes badly, and twice in a hundred so that its connection is gone. */
function endOf(turn: number): 'commit' | 'refusal' | typeof wrong | typeof killed {
  const draw = (turn * 7919) % 100
  if (draw < 60) return 'commit'
  if (draw < 75) return 'refusal'
  if (draw < 85) return wrong
  if (draw < 95) return forbidden
  return draw < 98 ? cancelled : killed
}

describe('a pooled connection', () => {
  it('belongs to each caller anew, however the one before ended', async () => {
    const pool = createPool({
      connectionString: database.urls.app,
      max: 4,
      applicationName: 'pooled-roles',
      onBroken: () => undefined,
    })
    onTestFinished(() => pool.end())
    const db = openDatabase(pool, { signing: testSigning })
    const leaks: unknown[] = []
    const ends: Record<string, number> = {}
    const count = (end: string) => void (ends[end] = (ends[end] ?? 0) + 1)
    const oneTurn = async (turn: number) => {
      const caller = callers[turn % callers.length]!
      const end = endOf(turn)
      await db[turn % 3 === 0 ? 'write' : 'read'](caller, async (tx) => {
        const seen = await here.one(tx)
        const expected = { role: audienceRoleOf(caller), agency: caller.kind === 'agency' ? `${caller.agencyId}` : '' }
        if (seen.role !== expected.role || seen.agency !== expected.agency) leaks.push({ turn, seen, expected })
        if (end === 'refusal') throw new Problem('NOT_FOUND')
        if (end !== 'commit') await end.run(tx)
      }).then(
        () => count('well'),
        (error: { code: string }) => count(error.code),
      )
      // What is left on a connection between two callers.
      if (turn % 10 !== 0) return
      const { rows } = await pool.query<{ role: string }>('select current_user::text as role')
      if (rows[0]?.role !== 'sarai_app') leaks.push({ turn, between: rows })
    }
    for (let turn = 0; turn < turns; turn += 8) {
      await Promise.all(Array.from({ length: 8 }, (_, index) => oneTurn(turn + index)))
    }
    expect(leaks).toEqual([])
    const kinds = ['22012', '42501', '57014', 'NOT_FOUND', 'OUTCOME_UNKNOWN', 'well']
    expect(Object.keys(ends).toSorted()).toEqual(kinds)
    expect(ends['well']).toBeGreaterThan(turns / 2)
  }, 300_000)

  it('sabotage: a role that is set for the session goes on to the next caller', async () => {
    const client = new pg.Client({ connectionString: database.urls.app })
    await client.connect()
    onTestFinished(() => client.end())
    const roleAfter = async (isLocal: boolean) => {
      await client.query(`begin; select set_config('role', 'sarai_desk', ${isLocal}); commit`)
      const { rows } = await client.query<{ role: string }>('select current_user::text as role')
      return rows[0]?.role
    }
    expect(await roleAfter(true)).toBe('sarai_app')
    expect(await roleAfter(false)).toBe('sarai_desk')
  })
})
