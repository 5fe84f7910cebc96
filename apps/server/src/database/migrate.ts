import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

/** A migration is applied once, in the order of its name, and never edited afterwards. */
export type Migration = { name: string; sql: string }

/** Where the migrations of the product are. */
export const migrationFolder = new URL('./migrations/', import.meta.url)
/** Two runners at once would race; the lock number means nothing else. */
const runnerLock = 7_318_187
/** A waiting ALTER TABLE stops every reader behind it, so it gives up quickly and tries again (docs/security.md, trap 6). */
const lockTimeoutMs = 200
const attempts = 100

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
    await client.query('select pg_advisory_lock($1)', [runnerLock])
    await client.query(
      `create table if not exists schema_migration (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    for (const migration of migrations) await applyOnce(client, migration, say)
  } finally {
    await client.end()
  }
}

async function applyOnce(client: pg.Client, migration: Migration, say: (line: string) => void) {
  const checksum = createHash('sha256').update(migration.sql).digest('hex')
  const known = await client.query<{ checksum: string }>('select checksum from schema_migration where name = $1', [
    migration.name,
  ])
  const applied = known.rows[0]
  if (applied !== undefined) {
    if (applied.checksum !== checksum) throw new Error(`${migration.name} was changed after it had been applied`)
    return
  }
  await withPatience(client, () => runSql(client, migration, checksum))
  say(`applied ${migration.name}`)
}

/** `-- concurrently` on the first line: no transaction, one statement after the other, each safe to repeat. */
async function runSql(client: pg.Client, migration: Migration, checksum: string) {
  const concurrently = migration.sql.startsWith('-- concurrently')
  const record = () =>
    client.query('insert into schema_migration (name, checksum) values ($1, $2)', [migration.name, checksum])
  await client.query(`set lock_timeout = '${lockTimeoutMs}ms'`)
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

async function withPatience(client: pg.Client, work: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const lockNotAvailable = (error as { code?: string }).code === '55P03'
      if (!lockNotAvailable || attempt === attempts) throw error
      await pause(lockTimeoutMs)
    } finally {
      await client.query('reset lock_timeout')
    }
  }
}
