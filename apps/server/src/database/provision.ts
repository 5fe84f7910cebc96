import pg from 'pg'

export type RolePasswords = { owner: string; app: string; worker: string }
export type DatabaseUrls = { owner: string; app: string; worker: string }

/**
 * Makes the three roles and an empty database, as a superuser. For development and tests; whoever runs a real
 * installation does the same by hand once (docs/operations.md).
 */
export async function provision(
  superuserUrl: string,
  database: string,
  passwords: RolePasswords,
): Promise<DatabaseUrls> {
  await asSuperuser(superuserUrl, async (client) => {
    for (const role of ['owner', 'app', 'worker'] as const) await ensureRole(client, `sarai_${role}`, passwords[role])
    // The owner hands the queue function over to the worker, and may see its rows in data migrations.
    await client.query('grant sarai_worker to sarai_owner')
    const exists = await client.query('select 1 from pg_database where datname = $1', [database])
    if (exists.rowCount === 0) {
      await client.query(
        `create database ${pg.escapeIdentifier(database)} owner sarai_owner
         template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
      )
    }
    await client.query(`grant create on database ${pg.escapeIdentifier(database)} to sarai_worker`)
  })
  await asSuperuser(withDatabase(superuserUrl, database), (client) =>
    client.query('alter schema public owner to sarai_owner'),
  )
  return urlsOf(superuserUrl, database, passwords)
}

/** A copy of a ready database: milliseconds instead of all the migrations. Nobody may be connected to the template. */
export async function cloneDatabase(superuserUrl: string, template: string, database: string): Promise<void> {
  await asSuperuser(superuserUrl, (client) =>
    client.query(
      `create database ${pg.escapeIdentifier(database)} template ${pg.escapeIdentifier(template)} owner sarai_owner`,
    ),
  )
}

export async function dropDatabase(superuserUrl: string, database: string): Promise<void> {
  await asSuperuser(superuserUrl, (client) =>
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

async function ensureRole(client: pg.Client, role: string, password: string) {
  const exists = await client.query('select 1 from pg_roles where rolname = $1', [role])
  if (exists.rowCount === 0) await client.query(`create role ${role} login nosuperuser nobypassrls`)
  await client.query(`alter role ${role} password ${pg.escapeLiteral(password)}`)
}

async function asSuperuser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
