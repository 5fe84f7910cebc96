import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { fillCatalogue } from '../../apps/server/src/demo/many-hotels/fill-catalogue.ts'
import { migrate } from '../../apps/server/src/database/migrate.ts'
import { dropDatabase, provision, type DatabaseUrls } from '../../apps/server/src/database/provision.ts'
import { withClient } from '../../apps/server/src/database/with-client.ts'
import { ROOT } from '../run-command.ts'

const passwords = {
  owner: 'owner-of-a-measured-database',
  app: 'app-of-a-measured-database',
  worker: 'worker-of-a-measured-database',
}

export type Catalogue = { hotels: number; urls: DatabaseUrls; superuser: string }

/** A database with so many hotels, kept from last time, and brought up to date with what has changed since. */
export async function ensureCatalogue(clusterUrl: string, hotels: number): Promise<Catalogue> {
  const database = `sarai_generated_${hotels}`
  const superuser = Object.assign(new URL(clusterUrl), { pathname: `/${database}` }).href
  const urls = await provision(clusterUrl, database, passwords)
  const mark = { schema: hashOf('database/{migrations,functions}/*.sql'), filled: hashOf('demo/many-hotels/*.ts') }
  const kept = await markOf(superuser, database)
  if (kept.filled !== mark.filled) {
    console.log(`making a catalogue of ${hotels} hotels, which is kept`)
    await dropDatabase(clusterUrl, database)
    await provision(clusterUrl, database, passwords)
    await migrate(urls)
    await withClient(urls.owner, (owner) => fillCatalogue(owner, hotels, () => undefined))
  } else if (kept.schema !== mark.schema) {
    console.log(`bringing the catalogue of ${hotels} hotels up to date`)
    await migrate(urls)
    await withClient(superuser, remakeCards)
  }
  const told = JSON.stringify(mark)
  await withClient(superuser, (client) => client.query(`comment on database ${database} is '${told}'`))
  return { hotels, urls, superuser }
}

/** As the job would that such a migration queues. */
async function remakeCards(client: pg.Client): Promise<void> {
  for (let after: string | null = '0'; after !== null;) {
    const { rows }: { rows: { last: string | null }[] } = await client.query('select remake_cards($1, 5000) as last', [
      after,
    ])
    after = rows[0]!.last
  }
  await client.query('vacuum analyze')
}

type Mark = { schema?: string; filled?: string }

async function markOf(superuser: string, database: string): Promise<Mark> {
  return withClient(superuser, async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
      [database],
    )
    return JSON.parse(rows[0]?.mark ?? '{}') as Mark
  })
}

function hashOf(pattern: string): string {
  const from = join(ROOT, 'apps/server/src')
  const hash = createHash('sha256')
  for (const file of globSync(pattern, { cwd: from }).toSorted())
    hash.update(file).update(readFileSync(join(from, file)))
  return hash.digest('hex')
}
