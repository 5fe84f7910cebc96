/** What a search costs among many hotels against among few, in one run and without the cache. */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { asAgencyId, asUserId } from '@sarai/domain/ground/ids.ts'
import { searchHotels, type HotelAnswer } from '../apps/server/src/catalogue/search/search-hotels.ts'
import { createPool } from '../apps/server/src/database/connection-pool.ts'
import { openDatabase } from '../apps/server/src/database/unit-of-work.ts'
import { busyDistricts, paidGroup } from '../apps/server/src/demo/many-hotels/fill-catalogue.ts'
import { createSigning } from '../apps/server/src/signing.ts'
import { withServices } from './services.ts'

const HELP = `npm run measure-search

Needs npm run services -- start, then npm run generate -- --hotels 2000 and --hotels 300000. Asks as the API's role and
prints the CPU of a call (this process and its PostgreSQL backend) in both catalogues, by turns, how many cards a page
showed, and what one cost is of the other. Districts are those that fill a page in both catalogues.`

const sizes = [2_000, 300_000] as const
const page = 60
const names = 400
const rounds = 240
/** The catalogues take turns after so many calls, so that what disturbs the machine disturbs both. */
const turn = 20

type Question = { HotelName?: string; HotelGrade?: number; Location?: string }
type Catalogue = Awaited<ReturnType<typeof openCatalogue>>
type Cost = { ms: number; cards: number }

if (process.argv.includes('--help')) console.log(HELP)
else await withServices(({ DATABASE_SUPERUSER_URL }) => measure(DATABASE_SUPERUSER_URL))

async function measure(superuserUrl: string) {
  const [small, large] = await Promise.all(sizes.map((size) => openCatalogue(superuserUrl, size)))
  if (!small || !large) throw new Error('two catalogues are compared')
  const districts = await districtsThatFillAPage([small, large])
  const same = (...questions: Question[]) => Array.from({ length: rounds }, (_, n) => questions[n % questions.length]!)
  const kinds: [string, (catalogue: Catalogue) => Question[] | Promise<Question[]>][] = [
    ['no filter', () => same({})],
    ['grade', () => same({ HotelGrade: 4.5 })],
    ['district', () => same(...districts.map((Location) => ({ Location })))],
    ['part of a name', (catalogue) => catalogue.partsOfNames()],
  ]
  for (const [kind, questionsOf] of kinds) {
    const [few, many] = await costs(await bothAsk([small, large], questionsOf))
    const shown = ({ ms, cards }: Cost) => `${ms.toFixed(2)} ms (${cards.toFixed(0)} cards)`
    console.log(`${kind}: ${shown(few)}, ${shown(many)}, ratio ${(many.ms / few.ms).toFixed(2)}`)
  }
  await Promise.all([small.close(), large.close()])
}

async function bothAsk(
  catalogues: readonly [Catalogue, Catalogue],
  questionsOf: (catalogue: Catalogue) => Question[] | Promise<Question[]>,
) {
  const [few, many] = catalogues
  return [
    { catalogue: few, questions: await questionsOf(few) },
    { catalogue: many, questions: await questionsOf(many) },
  ] as const
}

/** By turns, after each has been asked enough for its statements to be planned and this code to be compiled. */
async function costs(asked: Awaited<ReturnType<typeof bothAsk>>): Promise<[Cost, Cost]> {
  const sums: [Cost, Cost] = [
    { ms: 0, cards: 0 },
    { ms: 0, cards: 0 },
  ]
  for (const { catalogue, questions } of asked) {
    for (const question of questions.slice(0, 2 * turn)) await catalogue.ask(question)
  }
  const calls = asked[0].questions.length
  for (let from = 0; from < calls; from += turn) {
    for (const [index, { catalogue, questions }] of asked.entries()) {
      const sum = sums[index]!
      const before = catalogue.cpu()
      for (const question of questions.slice(from, from + turn)) sum.cards += await catalogue.ask(question)
      sum.ms += catalogue.cpu() - before
    }
  }
  const mean = ({ ms, cards }: Cost) => ({ ms: ms / calls, cards: cards / calls })
  return [mean(sums[0]), mean(sums[1])]
}

/** Pages of different lengths cannot be compared. */
async function districtsThatFillAPage(catalogues: readonly Catalogue[]): Promise<string[]> {
  const counts = await Promise.all(catalogues.map((catalogue) => catalogue.hotelsInDistricts()))
  const filling = busyDistricts.filter((id) => counts.every((count) => (count.get(id) ?? 0) >= page))
  if (filling.length === 0) throw new Error(`No district has ${page} hotels in both catalogues: generate them anew`)
  for (const id of filling) {
    console.log(`${id}: ${counts.map((count) => count.get(id)).join(' and ')} hotels, a page of ${page} in both`)
  }
  return filling
}

async function openCatalogue(superuserUrl: string, size: number) {
  const url = new URL(superuserUrl)
  url.pathname = `/sarai_generated_${size}`
  const admin = new pg.Client({ connectionString: url.toString() })
  await admin.connect()
  const { rows } = await admin.query<{ id: string }>(
    `insert into agency (name, manager_first_name, manager_last_name, mobile, language, commission_group)
     values ('Measured', 'A', 'B', '+989120000000', 'en', $1) returning id`,
    [paidGroup],
  )
  // Workers of a parallel plan would do their part of it unseen.
  url.searchParams.set('options', '-c max_parallel_workers_per_gather=0')
  const pool = createPool({ connectionString: url.toString(), max: 1, applicationName: 'measure', onBroken: () => {} })
  const backend = (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  const db = openDatabase(pool, { signing: createSigning([{ id: 'unused', key: Buffer.alloc(32) }]) })
  const cache = { remember: (_: string, find: () => Promise<HotelAnswer>) => find(), size: () => 0 }
  const caller = {
    kind: 'agency',
    agencyId: asAgencyId(Number(rows[0]!.id)),
    userId: asUserId(1),
    sessionId: '',
    reference: 'm',
    address: '',
  }
  return {
    /** How many cards it showed. */
    async ask(question: Question): Promise<number> {
      const { hotels: cards } = await searchHotels(
        { db, cache },
        { ...caller, kind: 'agency', asked: 'nothing', language: 'en' },
        { Page: 1, PageSize: page, ...question },
      )
      return cards.length
    },
    /** Milliseconds of this process and of its backend. */
    cpu() {
      const { user, system } = process.cpuUsage()
      const [nanoseconds] = readFileSync(`/proc/${backend}/schedstat`, 'utf8').split(' ')
      return (user + system) / 1_000 + Number(nanoseconds) / 1_000_000
    },
    async hotelsInDistricts(): Promise<Map<string, number>> {
      const found = await admin.query<{ id: string; hotels: number }>(
        `select district_id as id, count(*)::int as hotels from card where district_id = any ($1) group by 1`,
        [busyDistricts],
      )
      return new Map(found.rows.map(({ id, hotels }) => [id, hotels]))
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
