import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { fillCatalogue } from '../../apps/server/src/demo/many-hotels/fill-catalogue.ts'
import {
  fillConversations,
  forgetConversations,
} from '../../apps/server/src/demo/many-conversations/fill-conversations.ts'
import { fillRequests } from '../../apps/server/src/demo/many-requests/fill-requests.ts'
import { howManyFor } from '../../apps/server/src/demo/many-requests/how-many.ts'
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

/** A database with so many hotels and their requests, kept from last time and brought up to date with what has changed. */
export async function ensureCatalogue(clusterUrl: string, hotels: number): Promise<Catalogue> {
  const database = `sarai_generated_${hotels}`
  const superuser = Object.assign(new URL(clusterUrl), { pathname: `/${database}` }).href
  const urls = await provision(clusterUrl, database, passwords)
  const mark = {
    schema: hashOf('database/{migrations,functions}/*.sql'),
    cards: hashOf('database/{migrations,functions}/*.sql', (file) => cardsAreMadeOf.test(file)),
    filled: hashOf('demo/many-hotels/*.ts'),
    requests: hashOf('demo/many-requests/*.ts'),
    conversations: hashOf('demo/many-conversations/*.ts'),
  }
  let kept = await markOf(superuser, database)
  if (kept.filled !== mark.filled || !(await isOnSale(superuser))) {
    console.log(`making a catalogue of ${hotels} hotels, which is kept`)
    await dropDatabase(clusterUrl, database)
    await provision(clusterUrl, database, passwords)
    await migrate(urls)
    await withClient(urls.owner, (owner) => fillCatalogue(owner, hotels, () => undefined))
    kept = { ...mark, requests: '', conversations: '' }
    await keepMark(superuser, database, kept)
  } else if (kept.schema !== mark.schema) {
    console.log(`bringing the catalogue of ${hotels} hotels up to date`)
    await migrate(urls)
    // What was added or changed is planned as if it had always been there.
    await withClient(superuser, (client) => client.query('vacuum analyze'))
  }
  if (kept.cards !== mark.cards) {
    console.log(`making the cards of ${hotels} hotels anew`)
    await withClient(superuser, remakeCards)
  }
  if (kept.requests !== mark.requests) {
    const { requests, agencies } = howManyFor(hotels)
    console.log(`making ${requests} requests of ${agencies} agencies in it, which are kept`)
    await withClient(superuser, forgetRequests)
    await withClient(urls.owner, (owner) => fillRequests(owner, { requests, agencies }, () => undefined))
    kept = { ...mark, conversations: '' }
    await keepMark(superuser, database, kept)
  }
  // A step of its own: a change of what is said does not make two million requests anew.
  if (kept.conversations !== mark.conversations) {
    console.log(`making conversations about the requests among ${hotels} hotels, which are kept`)
    await withClient(superuser, forgetConversations)
    await withClient(urls.owner, (owner) => fillConversations(owner, () => undefined))
  }
  await keepMark(superuser, database, mark)
  return { hotels, urls, superuser }
}

/**
 * Files that make cards, and what those call. A migration that changes cards queues the job that makes them anew
 * (docs/scale.md), by its name or by theirs.
 */
const cardsAreMadeOf =
  /\b(card|cards|make_cards|write_cards|keep_cards|remake_cards|remake-cards)\b|function (search_key|telling_words|nights_by_price|in_house_currency)\b/

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

/** Whether there is still something to ask for: what is sold ends three hundred days after it was made. */
async function isOnSale(superuser: string): Promise<boolean> {
  return withClient(superuser, async (client) => {
    const { rows } = await client.query('select 1 from package where available_until > current_date + 30 limit 1')
    return rows.length > 0
  })
}

/** With everybody who has been measured since. Whatever belongs to an agency goes with it, even what only grows. */
async function forgetRequests(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(
    `truncate agency, request, request_place, request_room, price_version, request_event, journal, allocation,
       request_clock, desk_request, finished_request, idempotency_key, outbox restart identity cascade`,
  )
}

type Mark = { schema?: string; cards?: string; filled?: string; requests?: string; conversations?: string }

async function markOf(superuser: string, database: string): Promise<Mark> {
  return withClient(superuser, async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
      [database],
    )
    return JSON.parse(rows[0]?.mark ?? '{}') as Mark
  })
}

async function keepMark(superuser: string, database: string, mark: Mark): Promise<void> {
  const told = JSON.stringify(mark)
  await withClient(superuser, (client) => client.query(`comment on database ${database} is '${told}'`))
}

function hashOf(pattern: string, isMeant = (_text: string) => true): string {
  const from = join(ROOT, 'apps/server/src')
  const hash = createHash('sha256')
  const files = globSync(pattern, { cwd: from }).filter((file) => !file.endsWith('.test.ts'))
  for (const file of files.toSorted()) {
    const text = readFileSync(join(from, file), 'utf8')
    if (isMeant(text)) hash.update(file).update(text)
  }
  return hash.digest('hex')
}
