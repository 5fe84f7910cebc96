import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { applyMigrations } from '#database/schema/apply-migrations.ts'
import { inTurn } from '#database/schema/in-turn.ts'
import type { SqlFile } from '#database/schema/sql-files.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const { urls, sql } = await openTestDatabase()
const apply = (migrations: SqlFile[]) => inTurn(urls.owner, (client) => applyMigrations(client, migrations, () => {}))

/** A transaction that wrote to the table: nobody can finish an index on it meanwhile. */
async function holdFruit() {
  const holder = new pg.Client({ connectionString: urls.owner })
  await holder.connect()
  await holder.query(`begin; insert into fruit values (gen_random_uuid()::text)`)
  return async () => {
    await holder.query('rollback')
    await holder.end()
  }
}
/** Long enough for several tries. */
async function whileHeld(work: () => Promise<void>) {
  const release = await holdFruit()
  const done = work()
  await pause(900)
  await release()
  await done
}
async function leaveInvalid(index: string, statement: string) {
  const release = await holdFruit()
  const builder = new pg.Client({ connectionString: urls.owner, options: '-c lock_timeout=200ms' })
  await builder.connect()
  await expect(builder.query(statement)).rejects.toThrow('lock timeout')
  await builder.end()
  await release()
  expect(await validity(index)).toEqual([false])
}
async function validity(...names: string[]) {
  const rows = await sql(
    `select indisvalid from pg_index i join pg_class c on c.oid = i.indexrelid
     where relname in (${names.map((name) => `'${name}'`).join()}) order by relname`,
  )
  return rows.map(({ indisvalid }) => indisvalid)
}

describe('migrations', () => {
  it('are applied once, in order', async () => {
    const migrations = [
      { name: '9001-table.sql', sql: 'create table fruit (name text primary key);' },
      { name: '9002-row.sql', sql: `insert into fruit values ('pomegranate');` },
    ]
    await apply(migrations)
    await apply(migrations)
    expect(await sql(`select name from fruit`)).toEqual([{ name: 'pomegranate' }])
  })

  it('are never edited afterwards', async () => {
    await apply([{ name: '9003-a.sql', sql: 'select 1' }])
    await expect(apply([{ name: '9003-a.sql', sql: 'select 2' }])).rejects.toThrow('9003-a.sql was changed')
  })

  it('leave nothing behind when they fail', async () => {
    const broken = { name: '9004-broken.sql', sql: 'create table half (id int); select nonsense;' }
    await expect(apply([broken])).rejects.toThrow('nonsense')
    expect(await sql(`select 1 from pg_class where relname = 'half'`)).toEqual([])
  })

  it('build an index without a transaction when they say so', async () => {
    await apply([
      {
        name: '9005-index.sql',
        sql: '-- concurrently\ndrop index concurrently if exists fruit_upper;\ncreate index concurrently fruit_upper on fruit (upper(name));\n',
      },
    ])
    expect(await sql(`select 1 from pg_class where relname = 'fruit_upper'`)).toHaveLength(1)
  })

  it('build an index that can be used, though a long transaction made them give it up', async () => {
    const migration = (name: string, statement: string) => ({ name, sql: `-- concurrently\n${statement};\n` })
    await whileHeld(async () => {
      await apply([
        migration('9010-skips.sql', 'create index concurrently if not exists fruit_skips on fruit (lower(name))'),
        migration('9011-creates.sql', 'create index concurrently fruit_creates on fruit (length(name))'),
      ])
    })
    expect(await validity('fruit_skips', 'fruit_creates')).toEqual([true, true])
  })

  it('leave no invalid index behind when they fail', async () => {
    const twice = `create table twice as select 'fig' as name from generate_series(1, 2)`
    await apply([{ name: '9012-twice.sql', sql: twice }])
    const unique = 'create unique index concurrently if not exists only_once on twice (name)'
    await expect(apply([{ name: '9013-unique.sql', sql: `-- concurrently\n${unique};\n` }])).rejects.toThrow(
      'only_once',
    )
    expect(await validity('only_once')).toEqual([])
  })

  it('build an index though another runner waits for its turn', async () => {
    const build = 'create index concurrently fruit_turns on fruit (initcap(name))'
    const migrations = [{ name: '9014-turns.sql', sql: `-- concurrently\n${build};\n` }]
    await Promise.all([apply(migrations), apply(migrations)])
    expect(await validity('fruit_turns')).toEqual([true])
  })

  it('rebuild an index that an earlier release left invalid, and what an earlier rebuilding left', async () => {
    await leaveInvalid('fruit_left', 'create index concurrently fruit_left on fruit (reverse(name))')
    await leaveInvalid('fruit_left_ccnew', 'reindex index concurrently fruit_left')
    expect(await validity('fruit_left', 'fruit_left_ccnew')).toEqual([false, false])
    const [before] = await sql(`select pg_get_indexdef('fruit_left'::regclass) as text`)
    await whileHeld(() => apply([]))
    expect(await validity('fruit_left', 'fruit_left_ccnew')).toEqual([true])
    expect(await sql(`select pg_get_indexdef('fruit_left'::regclass) as text`)).toEqual([before])
    expect(await sql(`select 1 from pg_index where not indisvalid`)).toEqual([])
  })

  it('sabotage: tried again without dropping it, "if not exists" takes an invalid index for a good one', async () => {
    const build = 'create index concurrently if not exists fruit_naive on fruit (md5(name))'
    await leaveInvalid('fruit_naive', build)
    await sql(build)
    expect(await validity('fruit_naive')).toEqual([false])
    await apply([])
    expect(await validity('fruit_naive')).toEqual([true])
  })

  it('give way to a long reader and try again, so that the table stays readable (trap 6)', async () => {
    const reader = new pg.Client({ connectionString: urls.owner })
    await reader.connect()
    await reader.query('begin; select * from fruit')
    const migration = apply([{ name: '9006-column.sql', sql: 'alter table fruit add column colour text;' }])
    await pause(300)
    // A second reader gets through while the ALTER TABLE keeps trying.
    const started = Date.now()
    await sql(`select * from fruit`)
    expect(Date.now() - started).toBeLessThan(1_000)
    await reader.query('commit')
    await reader.end()
    await migration
    expect(await sql(`select colour from fruit`)).toEqual([{ colour: null }])
  })

  it('keep Persian searchable: the database knows its letters', async () => {
    expect(await sql(`select lower('ÇİĞ') as lower, 'هتل' ~ '^[[:alpha:]]+$' as letters`)).toMatchObject([
      { letters: true },
    ])
  })
})
