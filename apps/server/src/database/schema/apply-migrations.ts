import type pg from 'pg'
import { inTransaction } from '#database/schema/in-turn.ts'
import { dropInvalidIndexes, invalidIndexes, rebuildInvalidIndexes } from '#database/schema/invalid-indexes.ts'
import { withPatience } from '#database/schema/lock-patience.ts'
import { checksumOf, type SqlFile } from '#database/schema/sql-files.ts'

/** A migration is applied once, in the order of its name, and never edited afterwards. */
export async function applyMigrations(client: pg.Client, migrations: SqlFile[], say: (line: string) => void) {
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
}

/** The applied ones that this release does not know, the newest first. */
export async function unknownMigrations(client: pg.Client, migrations: SqlFile[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migration where name <> all ($1) order by name desc',
    [migrations.map(({ name }) => name)],
  )
  return rows.map(({ name }) => name)
}

async function applyOnce(
  client: pg.Client,
  migration: SqlFile,
  dropLeft: () => Promise<void>,
  say: (line: string) => void,
) {
  const checksum = checksumOf(migration)
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
async function runSql(client: pg.Client, migration: SqlFile, checksum: string) {
  const record = () =>
    client.query('insert into schema_migration (name, checksum) values ($1, $2)', [migration.name, checksum])
  if (migration.sql.startsWith('-- concurrently')) {
    for (const statement of migration.sql.split(/;\s*$/m)) if (statement.trim() !== '') await client.query(statement)
    await record()
    return
  }
  await inTransaction(client, async () => {
    await client.query(migration.sql)
    await record()
  })
}
