import pg from 'pg'
import { withClient } from '#database/with-client.ts'
import { audienceRoles } from '#database/rights/audience-role.ts'

export type RolePasswords = { owner: string; app: string; worker: string }
export type DatabaseUrls = { owner: string; app: string; worker: string }

/**
 * Makes the roles and an empty database, as a superuser. For development and tests; whoever runs a real
 * installation does the same by hand once (docs/operations.md).
 */
export async function provision(
  superuserUrl: string,
  database: string,
  passwords: RolePasswords,
): Promise<DatabaseUrls> {
  await withClient(superuserUrl, async (client) => {
    await oneAtATime(client)
    for (const role of ['owner', 'app', 'worker'] as const) {
      await ensureRole(client, `sarai_${role}`)
      await client.query(`alter role sarai_${role} login password ${pg.escapeLiteral(passwords[role])}`)
    }
    // The owner hands the queue function over to the worker, and may see its rows in data migrations.
    await client.query('grant sarai_worker to sarai_owner')
    // What is granted to the API it has only where it takes the role. From PostgreSQL 16 on the grant remembers this.
    await client.query('alter role sarai_app noinherit')
    for (const role of audienceRoles) {
      await ensureRole(client, role)
      await client.query(`grant ${role} to sarai_app`)
    }
    const exists = await client.query('select 1 from pg_database where datname = $1', [database])
    if (exists.rowCount === 0) {
      await client.query(
        `create database ${pg.escapeIdentifier(database)} owner sarai_owner
         template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
      )
    }
    await client.query(`grant create on database ${pg.escapeIdentifier(database)} to sarai_worker`)
  })
  await withClient(withDatabase(superuserUrl, database), async (client) => {
    await client.query('alter schema public owner to sarai_owner')
    // Inside the transaction of an agency or the desk no expression can take another role, or name another agency.
    const setConfig = 'function pg_catalog.set_config(text, text, boolean)'
    await client.query(`revoke execute on ${setConfig} from public`)
    await client.query(`grant execute on ${setConfig} to sarai_owner, sarai_app, sarai_worker, sarai_portal_door`)
  })
  return urlsOf(superuserUrl, database, passwords)
}

/** A copy of a ready database: milliseconds instead of all the migrations. Nobody may be connected to the template. */
export async function cloneDatabase(superuserUrl: string, template: string, database: string): Promise<void> {
  await withClient(superuserUrl, (client) =>
    client.query(
      `create database ${pg.escapeIdentifier(database)} template ${pg.escapeIdentifier(template)} owner sarai_owner`,
    ),
  )
}

export async function dropDatabase(superuserUrl: string, database: string): Promise<void> {
  await withClient(superuserUrl, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`),
  )
}

export function urlsOf(superuserUrl: string, database: string, passwords: RolePasswords): DatabaseUrls {
  const urlOf = (role: keyof RolePasswords) => {
    const url = new URL(withDatabase(superuserUrl, database))
    url.username = `sarai_${role}`
    url.password = passwords[role]
    return url.toString()
  }
  return { owner: urlOf('owner'), app: urlOf('app'), worker: urlOf('worker') }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.toString()
}

async function ensureRole(client: pg.Client, role: string) {
  const exists = await client.query('select 1 from pg_roles where rolname = $1', [role])
  if (exists.rowCount === 0) await client.query(`create role ${role} nologin nosuperuser nobypassrls`)
}

/** Roles belong to the whole server: two who make them at once would stumble over each other. Freed with the session. */
async function oneAtATime(client: pg.Client) {
  await client.query(`select pg_advisory_lock(hashtextextended('sarai-provision', 0))`)
}
