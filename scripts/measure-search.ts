/** What a search costs among many hotels against among few, in one run and without the cache. */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { searchHotels, type HotelAnswer } from '../apps/server/src/catalogue/search/search-hotels.ts'
import { createPool } from '../apps/server/src/database/connection-pool.ts'
import { openDatabase } from '../apps/server/src/database/unit-of-work.ts'
import { withServices } from './services.ts'

const HELP = `npm run measure-search

Needs npm run services -- start, then npm run generate -- --hotels 2000 and --hotels 300000. Prints the CPU of a call
(this process and its PostgreSQL backend) in both catalogues, turn by turn, and what one is of the other.`

const sizes = [2_000, 300_000] as const
const names = 400
const rounds = 60
/** /proc counts in hundredths of a second on every Linux that we run on. */
const msPerTick = 10

type Question = { HotelName?: string; HotelGrade?: number; Location?: string }
type Catalogue = Awaited<ReturnType<typeof openCatalogue>>

if (process.argv.includes('--help')) console.log(HELP)
else await withServices(({ DATABASE_SUPERUSER_URL }) => measure(DATABASE_SUPERUSER_URL))

async function measure(superuserUrl: string) {
  const [small, large] = await Promise.all(sizes.map((size) => openCatalogue(superuserUrl, size)))
  if (!small || !large) throw new Error('two catalogues are compared')
  const same = (question: Question) => Array.from({ length: rounds }, () => question)
  const kinds: [string, (catalogue: Catalogue) => Promise<Question[]>][] = [
    ['no filter', async () => same({})],
    ['grade', async () => same({ HotelGrade: 4.5 })],
    ['district', async () => same({ Location: 'tr-istanbul-taksim' })],
    ['part of a name', (catalogue) => catalogue.partsOfNames()],
  ]
  for (const [kind, questionsOf] of kinds) {
    const costs: number[] = []
    for (const catalogue of [small, large]) {
      const questions = await questionsOf(catalogue)
      for (const question of questions.slice(0, 10)) await catalogue.ask(question)
      const before = catalogue.cpu()
      for (const question of questions) await catalogue.ask(question)
      costs.push((catalogue.cpu() - before) / questions.length)
    }
    const [few = 0, many = 0] = costs
    console.log(`${kind}: ${few.toFixed(2)} ms, ${many.toFixed(2)} ms, ratio ${(many / few).toFixed(2)}`)
  }
  await Promise.all([small.close(), large.close()])
}

async function openCatalogue(superuserUrl: string, hotels: number) {
  const url = new URL(superuserUrl)
  url.pathname = `/sarai_generated_${hotels}`
  const admin = new pg.Client({ connectionString: url.toString() })
  await admin.connect()
  const { rows } = await admin.query<{ id: string }>(`
    insert into agency (name, manager_first_name, manager_last_name, mobile, language)
    values ('Measured', 'A', 'B', '+989120000000', 'en') returning id`)
  const pool = createPool({ connectionString: url.toString(), max: 1, applicationName: 'measure', onBroken: () => {} })
  const backend = (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  const db = openDatabase(pool)
  const cache = { remember: (_: string, find: () => Promise<HotelAnswer>) => find(), size: () => 0 }
  const caller = {
    kind: 'agency',
    agencyId: Number(rows[0]!.id),
    userId: 1,
    sessionId: '',
    reference: 'm',
    address: '',
  }
  return {
    ask: (question: Question) =>
      searchHotels(
        { db, cache, now: () => Date.now() },
        { ...caller, kind: 'agency', language: 'en' },
        { Page: 1, PageSize: 60, ...question },
      ),
    /** Milliseconds of this process and of its backend. */
    cpu() {
      const { user, system } = process.cpuUsage()
      const fields = readFileSync(`/proc/${backend}/stat`, 'utf8').split(') ')[1]!.split(' ')
      return (user + system) / 1_000 + (Number(fields[11]) + Number(fields[12])) * msPerTick
    },
    /** Three to eight letters from anywhere in names that exist, Latin and Persian by turns. */
    async partsOfNames(): Promise<Question[]> {
      const found = await admin.query<{ part: string }>(
        `select trim(substr(name, 1 + (n * 7) % greatest(1, length(name) - 3), 3 + n % 6)) as part
         from (select (row_number() over (order by hashint8(id)))::int as n, name_en, name_fa from hotel limit $1) picked
         cross join lateral (select case when n % 2 = 0 then name_en else name_fa end as name) chosen`,
        [names],
      )
      return found.rows.map(({ part }) => ({ HotelName: part }))
    },
    close: () => Promise.all([pool.end(), admin.end()]),
  }
}
