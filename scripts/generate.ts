/** A large catalogue and its requests, to measure and to try screens on. */
import { parseArgs } from 'node:util'
import { bytesPerRequest, tellBytes } from '../apps/server/src/demo/bytes-per-request.ts'
import { fillCatalogue } from '../apps/server/src/demo/many-hotels/fill-catalogue.ts'
import { fillConversations } from '../apps/server/src/demo/many-conversations/fill-conversations.ts'
import { fillRequests } from '../apps/server/src/demo/many-requests/fill-requests.ts'
import { howManyFor } from '../apps/server/src/demo/many-requests/how-many.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { dropDatabase, provision } from '../apps/server/src/database/provision.ts'
import { withClient } from '../apps/server/src/database/with-client.ts'
import { withServices } from './services.ts'

const HELP = `npm run generate -- [--hotels N] [--requests]

Makes the database sarai_generated_N anew on the running PostgreSQL (npm run services -- start) and fills it with N hotels,
their properties, room types, price periods, commissions and cards. The same number gives the same catalogue. Options:
  --hotels N   how many: 20000, or with --requests first 2000 and then 300000, unless said
  --requests   agencies and their requests, too: 20 thousand of a thousand agencies for 2000 hotels, 2 million of a
               hundred thousand for 300000, a quarter of them of the largest, and what was said about them to hotels, in
               messages and in tickets. Prints what a request takes on disk`

const { values } = parseArgs({
  options: { hotels: { type: 'string' }, requests: { type: 'boolean', default: false }, help: { type: 'boolean' } },
})
const sizes = values.hotels === undefined ? (values.requests ? [2_000, 300_000] : [20_000]) : [Number(values.hotels)]

if (values.help) console.log(HELP)
else {
  await withServices(async (services) => {
    for (const hotels of sizes) await generate(services.DATABASE_SUPERUSER_URL, hotels)
  })
}

async function generate(superuserUrl: string, hotels: number) {
  const start = performance.now()
  const database = `sarai_generated_${hotels}`
  const say = (line: string) => console.log(line)
  await dropDatabase(superuserUrl, database)
  const urls = await provision(superuserUrl, database, {
    owner: 'owner-of-a-development-database',
    app: 'app-of-a-development-database',
    worker: 'worker-of-a-development-database',
  })
  await migrate(urls)
  await withClient(urls.owner, async (owner) => {
    await fillCatalogue(owner, hotels, say)
    if (!values.requests) return
    await fillRequests(owner, howManyFor(hotels), say)
    await fillConversations(owner, say)
    tellBytes(await bytesPerRequest(owner), say)
  })
  console.log(`${database} is ready after ${Math.round((performance.now() - start) / 1_000)} s.`)
}
