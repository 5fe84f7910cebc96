/** A large catalogue, to measure and to try screens on. */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { fillCatalogue } from '../apps/server/src/demo/many-hotels/fill-catalogue.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { dropDatabase, provision } from '../apps/server/src/database/provision.ts'
import { withServices } from './services.ts'

const HELP = `npm run generate -- --hotels 20000

Makes the database sarai_generated_N anew on the running PostgreSQL (npm run services -- start) and fills it with N hotels,
their properties, room types, price periods, commissions and cards. The same number gives the same catalogue. Options:
  --hotels N   how many, 20000 unless said`

const { values } = parseArgs({ options: { hotels: { type: 'string', default: '20000' }, help: { type: 'boolean' } } })

if (values.help) console.log(HELP)
else await withServices((services) => generate(services.DATABASE_SUPERUSER_URL, Number(values.hotels)))

async function generate(superuserUrl: string, hotels: number) {
  const start = performance.now()
  const database = `sarai_generated_${hotels}`
  await dropDatabase(superuserUrl, database)
  const urls = await provision(superuserUrl, database, {
    owner: 'owner-of-a-development-database',
    app: 'app-of-a-development-database',
    worker: 'worker-of-a-development-database',
  })
  await migrate(urls)
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  try {
    await fillCatalogue(owner, hotels, (line) => console.log(line))
  } finally {
    await owner.end()
  }
  console.log(`${database} is ready after ${Math.round((performance.now() - start) / 1_000)} s.`)
}
