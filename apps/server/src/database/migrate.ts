import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { dropInvalidIndexes, invalidIndexes, rebuildInvalidIndexes } from '#database/invalid-indexes.ts'
import { withPatience } from '#database/lock-patience.ts'

/** A migration is applied once, in the order of its name, and never edited afterwards. */
export type Migration = { name: string; sql: string }

/** Where the migrations of the product are. */
export const migrationFolder = new URL('./migrations/', import.meta.url)
/** Two runners at once would race; the lock number means nothing else. */
const runnerLock = 7_318_187

export async function migrate(urls: { owner: string; worker: string }, say: (line: string) => void = () => {}) {
  await runMigrations({ connectionString: urls.worker })
  await applyMigrations(urls.owner, await readMigrations(migrationFolder), say)
}

export async function readMigrations(from: URL): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, from), 'utf8') })))
}

export async function applyMigrations(ownerUrl: string, migrations: Migration[], say: (line: string) => void) {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'sarai-migrate' })
  await client.connect()
  try {
    await takeTurn(client)
    await client.query(
      `create table if not exists schema_migration (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    // Only what this run leaves is dropped. What was left before it is of migrations that will not run again.
    const leftBefore = await invalidIndexes(client)
    const dropLeft = () => dropInvalidIndexes(client, leftBefore)
    try {
      for (const migration of migrations) await applyOnce(client, migration, dropLeft, say)
    } catch (error) {
      // As far as it goes: why it failed matters more. The next run rebuilds what is still there.
      await withPatience(client, dropLeft).catch(() => {})
      throw error
    }
    await withPatience(client, () => rebuildInvalidIndexes(client, say))
  } finally {
    await client.end()
  }
}

/** Asked again and again: a statement that waits is one that the building of an index waits for in its turn. */
async function takeTurn(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      runnerLock,
    ])
    if (rows[0]?.isOurs === true) return
    await pause(100)
  }
}

async function applyOnce(
  client: pg.Client,
  migration: Migration,
  dropLeft: () => Promise<void>,
  say: (line: string) => void,
) {
  const checksum = createHash('sha256').update(migration.sql).digest('hex')
  const known = await client.query<{ checksum: string }>('select checksum from schema_migration where name = $1', [
    migration.name,
  ])
  const applied = known.rows[0]
  if (applied !== undefined) {
    if (applied.checksum !== checksum) throw new Error(`${migration.name} was changed after it had been applied`)
    return
  }
  await withPatience(client, async () => {
    await dropLeft()
    await runSql(client, migration, checksum)
  })
  say(`applied ${migration.name}`)
}

/** `-- concurrently` on the first line: no transaction, one statement after the other, each safe to repeat. */
async function runSql(client: pg.Client, migration: Migration, checksum: string) {
  const concurrently = migration.sql.startsWith('-- concurrently')
  const record = () =>
    client.query('insert into schema_migration (name, checksum) values ($1, $2)', [migration.name, checksum])
  if (concurrently) {
    for (const statement of migration.sql.split(/;\s*$/m)) if (statement.trim() !== '') await client.query(statement)
    await record()
    return
  }
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await record()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
