import { describe, expect, it } from 'vitest'
import { atDoor } from '#caller.ts'
import { createPool } from '#database/connection-pool.ts'
import { query } from '#database/query.ts'
import { openDatabase } from '#database/open-database.ts'
import { someoneOf, someStaff } from '#testing/some-callers.ts'
import { testSigning } from '#testing/test-config.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const pool = createPool({ connectionString: database.urls.app, max: 1, applicationName: 'plans', onBroken: () => {} })
const db = openDatabase(pool, { signing: testSigning })

describe('a statement that several roles run', () => {
  it('is planned once for each role of a connection, and not at every change of it', async () => {
    const shared = query<{ agencyId: number }>(`select from agency where id = $agencyId`)
    const callers = [someoneOf(1), someStaff, atDoor(someoneOf(1), 'portal')]
    for (let turn = 0; turn < 90; turn += 1) await db.read(callers[turn % 3]!, (tx) => shared.run(tx, { agencyId: 1 }))
    const { rows } = await pool.query<{ role: string; generic: number; custom: number }>(`
      select split_part(name, ':', 1) as role, generic_plans::int as generic, custom_plans::int as custom
      from pg_prepared_statements where statement like 'select from agency%' order by name`)
    await pool.end()
    // Five plans for the values at hand, then one for all values that is kept.
    expect(rows).toEqual(
      ['sarai_agency', 'sarai_desk', 'sarai_portal_door'].map((role) => ({ role, generic: 25, custom: 5 })),
    )
  })
})
