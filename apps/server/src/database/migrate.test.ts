import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { applyMigrations, type Migration } from '#database/migrate.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const { urls, sql } = await openTestDatabase()
const apply = (migrations: Migration[]) => applyMigrations(urls.owner, migrations, () => {})

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
