import type pg from 'pg'
import { inTransaction } from '#database/schema/in-turn.ts'
import { withPatience } from '#database/schema/lock-patience.ts'
import { checksumOf, type SqlFile } from '#database/schema/sql-files.ts'

/**
 * A file of functions/ says how some functions and their triggers are now; it is applied again whenever its text has
 * changed (decision 071). One whose text is the same takes no lock.
 */
export async function applyFunctions(client: pg.Client, files: SqlFile[], say: (line: string) => void) {
  await client.query(
    `create table if not exists schema_function (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_function')
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  for (const file of files) {
    if (applied.get(file.name) === checksumOf(file)) continue
    await withPatience(client, () => inTransaction(client, () => applyAgain(client, file)))
    say(`applied functions/${file.name}`)
  }
  for (const name of await inNoFile(client, files)) say(`${name} stands in no file of functions/`)
}

async function applyAgain(client: pg.Client, file: SqlFile) {
  await forgetRights(client, made(file).functions)
  await client.query(file.sql)
  await client.query(
    `insert into schema_function (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [file.name, checksumOf(file)],
  )
}

/**
 * `create or replace` keeps owner and rights, so what a file no longer grants would stay granted. They become those of
 * a new function first, and the file says the rest.
 */
async function forgetRights(client: pg.Client, names: string[]) {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter function %1$s owner to current_user; grant execute on function %1$s to public',
         proc.oid::regprocedure) || coalesce((
         select string_agg(format('; revoke all on function %s from %I', proc.oid::regprocedure, role.rolname), '')
         from aclexplode(proc.proacl) acl join pg_roles role on role.oid = acl.grantee
         where acl.grantee <> proc.proowner and role.rolname <> current_user), '') as statement
     from pg_proc proc where proc.pronamespace = 'public'::regnamespace and proc.proname = any ($1)`,
    [names],
  )
  for (const { statement } of rows) await client.query(statement)
}

/** They make the schema, so they are part of its history: the migrations define them, and call them as they were then. */
const toolsOfMigrations = ['protect_agency_table', 'close_to_agencies']

/** What the database holds beyond the files, but for what extensions brought: left by a file that went, or made by hand. */
export async function inNoFile(client: Pick<pg.Client, 'query'>, files: SqlFile[]): Promise<string[]> {
  const functions = [...files.flatMap((file) => made(file).functions), ...toolsOfMigrations]
  const triggers = files.flatMap((file) => made(file).triggers)
  const { rows } = await client.query<{ name: string }>(
    `select 'function ' || proname as name from pg_proc proc
     where pronamespace = 'public'::regnamespace and proname <> all ($1) and not exists (
       select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = proc.oid and deptype = 'e')
     union all
     select 'trigger ' || tgname || ' on ' || relname from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = 'public'::regnamespace and not tgisinternal and tgname <> all ($2)
     order by 1`,
    [functions, triggers],
  )
  return rows.map(({ name }) => name)
}

function made({ sql }: SqlFile) {
  const named = (pattern: RegExp) => [...sql.matchAll(pattern)].map(([, name]) => name!)
  return {
    functions: named(/^create or replace function (\w+)/gm),
    triggers: named(/\bcreate (?:or replace|constraint) trigger (\w+)/g),
  }
}
