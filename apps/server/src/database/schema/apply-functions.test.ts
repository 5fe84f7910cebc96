import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { migrate, functionFolder, migrationFolder } from '#database/migrate.ts'
import { dropDatabase, provision, withDatabase } from '#database/provision.ts'
import { applyFunctions, inNoFile } from '#database/schema/apply-functions.ts'
import { applyMigrations } from '#database/schema/apply-migrations.ts'
import { inTurn } from '#database/schema/in-turn.ts'
import { readSqlFiles, type SqlFile } from '#database/schema/sql-files.ts'
import { testPasswords } from '#testing/template-database.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const run = promisify(execFile)

/** The whole schema as pg_dump tells it: tables, functions, triggers, policies, owners and rights. */
async function schemaDump(superuserUrl: string): Promise<string> {
  const { stdout } = await run('pg_dump', ['--schema-only', '--dbname', superuserUrl], { maxBuffer: 50_000_000 })
  return (
    stdout
      // A token of this run alone.
      .replace(/^\\(un)?restrict .*$/gm, '')
      // Rights are listed in the order in which they were given.
      .replace(/(^GRANT .*;\n)+/gm, (grants) => `${grants.trimEnd().split('\n').sort().join('\n')}\n`)
  )
}

const [migrations, functions] = [await readSqlFiles(migrationFolder), await readSqlFiles(functionFolder)]
const fresh = await schemaDump(withDatabase(inject('superuserUrl'), inject('template')))

describe('an existing database upgraded equals a fresh one', () => {
  const empty: string[] = []
  afterAll(() => Promise.all(empty.map((name) => dropDatabase(inject('superuserUrl'), name))))

  /** A database as it was after this migration, before there were files of functions. */
  async function asAt(last: string) {
    const name = `sarai_upgraded_${process.pid}_${last.slice(0, 4)}_${empty.length}`
    empty.push(name)
    const urls = await provision(inject('superuserUrl'), name, testPasswords)
    const before = migrations.filter((migration) => migration.name <= last)
    await runMigrations({ connectionString: urls.worker })
    await inTurn(urls.owner, (client) => applyMigrations(client, before, () => {}))
    return { urls, superuserUrl: withDatabase(inject('superuserUrl'), name) }
  }

  it.each(['0003-live.sql', '0022-price-of-a-night-that-can-be-had.sql', '0037-counts-within-writes.sql'])(
    'when it stood at migration %s',
    async (last) => {
      const { urls, superuserUrl } = await asAt(last)
      await migrate(urls)
      expect(await schemaDump(superuserUrl)).toBe(fresh)
    },
    60_000,
  )

  it('when it had its functions before the newest migrations: these leave functions to the files', async () => {
    const { urls, superuserUrl } = await asAt('0037-counts-within-writes.sql')
    // Those that need a newer table come with the upgrade.
    for (const file of functions) {
      await inTurn(urls.owner, (client) => applyFunctions(client, [file], () => {})).catch(() => {})
    }
    await migrate(urls)
    expect(await schemaDump(superuserUrl)).toBe(fresh)
  })

  it('sabotage: a migration that replaces a function of a file is told', async () => {
    const { urls, superuserUrl } = await openTestDatabase()
    const body = `'begin return new; end'`
    const replaces = `create or replace function refuse_change() returns trigger language plpgsql as ${body}`
    await inTurn(urls.owner, async (client) => {
      await applyMigrations(client, [{ name: '9001-replaces.sql', sql: replaces }], () => {})
      await applyFunctions(client, functions, () => {})
    })
    expect(await schemaDump(superuserUrl)).not.toBe(fresh)
  })

  it('when its functions were of another release, with other owners and other rights', async () => {
    const { urls, superuserUrl, sql } = await openTestDatabase()
    const older = functions.map((file) => ({
      ...file,
      sql:
        file.sql.replace(/^create or replace function .*?(?=\bas \$\$)/gms, '$& cost 77 ') +
        [...file.sql.matchAll(/^(?:alter|revoke all on) function (\w+\([^)]*\))/gm)]
          .map(([, name]) => `grant execute on function ${name} to public, sarai_visitor;`)
          .join('\n'),
    }))
    await inTurn(urls.owner, (client) => applyFunctions(client, older, () => {}))
    await sql(`grant create on schema public to sarai_worker`)
    await sql(`alter function write_cards(bigint[]) owner to sarai_worker`)
    await sql(`revoke create on schema public from sarai_worker`)
    await sql(`alter table property disable trigger keep_cards_of_new`)
    expect(await schemaDump(superuserUrl)).not.toBe(fresh)
    await migrate(urls)
    expect(await schemaDump(superuserUrl)).toBe(fresh)
  })

  it('when it had none of them: the files say all that there is to say', async () => {
    const { urls, superuserUrl, sql } = await openTestDatabase()
    const made = await sql<{ name: string; is: string }>(
      `select proc.oid::regprocedure::text as name, 'function' as is from pg_proc proc
       where pronamespace = 'public'::regnamespace and proname not in ('protect_agency_table', 'close_to_agencies')
         and not exists (select 1 from pg_depend where objid = proc.oid and deptype = 'e')
         -- What columns and indexes are made of can only be replaced.
         and proname not in ('search_key', 'spelling_key', 'username_hash')`,
    )
    expect(made.length).toBeGreaterThan(30)
    for (const { name } of made) await sql(`drop function if exists ${name} cascade`)
    await sql('delete from schema_function')
    await migrate(urls)
    expect(await schemaDump(superuserUrl)).toBe(fresh)
  })

  it('sabotage: a function that was changed by hand is told', async () => {
    const { urls, superuserUrl, sql } = await openTestDatabase()
    expect(await schemaDump(superuserUrl)).toBe(fresh)
    await sql(`create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`)
    await migrate(urls)
    expect(await schemaDump(superuserUrl)).not.toBe(fresh)
  })
})

describe('a file of functions', () => {
  const ofFruit = (body: string, more = ''): SqlFile => ({
    name: 'fruit.sql',
    sql: `create or replace function ripe() returns trigger language plpgsql security definer as $$ ${body} $$;\n${more}`,
  })
  const trigger = 'create or replace trigger ripe before insert on fruit for each row execute function ripe();\n'

  async function anOrchard() {
    const database = await openTestDatabase()
    await inTurn(database.urls.owner, (client) =>
      applyMigrations(client, [{ name: '9001-fruit.sql', sql: 'create table fruit (name text)' }], () => {}),
    )
    const said: string[] = []
    const apply = (...files: SqlFile[]) =>
      inTurn(database.urls.owner, (client) => applyFunctions(client, files, (line) => said.push(line)))
    const insert = async () =>
      (await database.sql<{ name: string }>(`insert into fruit values ('fig') returning name`))[0]!.name
    return { ...database, said, apply, insert }
  }

  it('is applied again when its text changes, and only then', async () => {
    const { apply, insert, said, urls } = await anOrchard()
    await apply(ofFruit(`begin new.name := 'green ' || new.name; return new; end`, trigger))
    expect(await insert()).toBe('green fig')
    const changed = ofFruit(`begin new.name := 'ripe ' || new.name; return new; end`, trigger)
    await apply(changed)
    expect(await insert()).toBe('ripe fig')
    // The same again takes no lock: it does not even wait for somebody who writes.
    const writer = new pg.Client({ connectionString: urls.owner })
    await writer.connect()
    await writer.query(`begin; insert into fruit values ('plum')`)
    said.length = 0
    await apply(changed)
    expect(said.filter((line) => line.startsWith('applied'))).toEqual([])
    await writer.end()
  })

  it('waits for whoever writes to the table of its trigger, and lets others write meanwhile (trap 6)', async () => {
    const { apply, insert, urls } = await anOrchard()
    const writer = new pg.Client({ connectionString: urls.owner })
    await writer.connect()
    await writer.query(`begin; insert into fruit values ('plum')`)
    const applied = apply(ofFruit(`begin new.name := 'ripe ' || new.name; return new; end`, trigger))
    await pause(300)
    const started = Date.now()
    expect(await insert()).toBe('fig')
    expect(Date.now() - started).toBeLessThan(1_000)
    await writer.query('commit')
    await writer.end()
    await applied
    expect(await insert()).toBe('ripe fig')
  })

  it('that fails leaves what there was', async () => {
    const { apply, insert, sql } = await anOrchard()
    const good = ofFruit(`begin new.name := 'ripe ' || new.name; return new; end`, trigger)
    await apply(good)
    const records = await sql('select * from schema_function order by name')
    await expect(apply(ofFruit('begin return null; end', 'select nonsense;'))).rejects.toThrow('nonsense')
    expect(await insert()).toBe('ripe fig')
    expect(await sql('select * from schema_function order by name')).toEqual(records)
  })

  it('says who may call it: a right that it no longer gives is gone', async () => {
    const { apply, sql } = await anOrchard()
    const mayCall = async () =>
      sql(
        `select rolname from pg_roles where rolname in ('sarai_desk', 'sarai_visitor')
         and has_function_privilege(oid, 'ripe()', 'execute')`,
      )
    const closed = 'revoke all on function ripe() from public;\n'
    await apply(ofFruit('begin return new; end', `${closed}grant execute on function ripe() to sarai_desk;`))
    expect(await mayCall()).toEqual([{ rolname: 'sarai_desk' }])
    await apply(ofFruit('begin return new; end', closed))
    expect(await mayCall()).toEqual([])
  })

  it('is left alone by an older release that is started again', async () => {
    const { urls, sql } = await anOrchard()
    await sql(`update schema_function set checksum = 'of a newer release'`)
    const said: string[] = []
    await migrate(urls, (line) => said.push(line))
    expect(said).toEqual(['left the functions as they are: they are of the release that applied 9001-fruit.sql'])
  })

  it('holds every function and trigger of the product', async () => {
    const { urls } = await openTestDatabase()
    await inTurn(urls.owner, async (client) => expect(await inNoFile(client, functions)).toEqual([]))
  })

  it('sabotage: one that no file holds is told at every run', async () => {
    const { urls, sql } = await openTestDatabase()
    await sql(`create function by_hand() returns trigger language plpgsql as 'begin return new; end'`)
    await sql(`create trigger unheard before insert on hotel for each row execute function by_hand()`)
    const said: string[] = []
    await migrate(urls, (line) => said.push(line))
    expect(said).toEqual([
      'function by_hand stands in no file of functions/',
      'trigger unheard on hotel stands in no file of functions/',
    ])
  })
})
