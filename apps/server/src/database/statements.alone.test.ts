import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import type * as Queries from '#database/query.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const statements = vi.hoisted(() => new Set<string>())
vi.mock('#database/query.ts', async (load) => {
  const actual = await load<typeof Queries>()
  const query: typeof actual.query = (written, options) => {
    const made = actual.query<never>(written, options)
    // Only what reads or writes rows can be prepared.
    if (!/^\s*(lock|set)\b/i.test(made.text)) statements.add(made.text)
    return made as never
  }
  return { ...actual, query }
})

/** Every module but those that are processes: loading them makes the statements, and runs none. */
const source = resolve(import.meta.dirname, '..')
const modules = globSync('**/*.ts', { cwd: source }).filter(
  (name) => !/\.test\.ts$|^main-|(^|\/)testing\/|-(process|thread)\.ts$/.test(name),
)
const { superuserUrl } = await openTestDatabase()
const client = new pg.Client({ connectionString: superuserUrl })
await client.connect()
afterAll(() => client.end())
for (const name of modules) await import(resolve(source, name))

/** What PostgreSQL says of a statement when it is only asked to understand it. */
async function mistakeIn(text: string): Promise<string | undefined> {
  try {
    await client.query(`prepare statement_of_the_code as ${text}`)
    await client.query('deallocate statement_of_the_code')
    return undefined
  } catch (error) {
    return `${(error as Error).message} in: ${text}`
  }
}

it('every statement of the code is one that the database as migrated understands', async () => {
  expect(statements.size).toBeGreaterThan(200)
  const mistakes: string[] = []
  for (const text of statements) {
    const mistake = await mistakeIn(text)
    if (mistake !== undefined) mistakes.push(mistake)
  }
  expect(mistakes).toEqual([])
}, 60_000)

it('no function that rules plans out is compiled: what is ruled out counts as dearer than anything', async () => {
  const compiled = `select proname from pg_proc where proconfig::text like '%enable_%=off%' and not 'jit=off' = any (proconfig)`
  expect((await client.query(compiled)).rows).toEqual([])
  await client.query('begin; create function dear() returns int set enable_sort = off return 1')
  expect((await client.query(compiled)).rows).toEqual([{ proname: 'dear' }])
  await client.query('rollback')
})

it('sabotage: one that names a column which is not there is told', async () => {
  const text = [...statements].find((one) => /select .*\bemail\b.* from agency_user/s.test(one)) ?? ''
  expect(await mistakeIn(text.replace(/\bemail\b/, 'e_mail'))).toContain('does not exist')
})
