import type pg from 'pg'
import { busyDistricts } from '../../apps/server/src/demo/many-hotels/fill-catalogue.ts'
import { searchHotels } from '../../packages/wire/src/portal/catalogue.ts'
import type { Bench } from './bench-means.ts'
import { type Catalogue } from './catalogues.ts'
import { withClient } from '../../apps/server/src/database/with-client.ts'
import { asked, type Question } from './hot-paths.ts'
import { forgetAnswers } from './measure-paths.ts'
import { aPerson } from './person.ts'
import { signingKey, startProductSide } from './sides.ts'
import { median } from './verdict.ts'

const page = 60
/** Calls of a round. */
const calls = 64

/** What a search among many hotels costs of one among few: at most so much. Nanoseconds a call. */
export type Growth = { kind: string; atMost: number; ratios: readonly number[]; few: number; many: number }

type Open = Awaited<ReturnType<typeof open>>

/** Each kind of search in both catalogues by turns, every answer forgotten before it is asked for again. */
export async function measureGrowth(bench: Bench, large: Catalogue): Promise<Growth[]> {
  return withClient(large.superuser, async (admin) => {
    const few = await open(bench, bench.catalogue, bench.admin)
    const many = await open(bench, large, admin)
    // Pages of different lengths cannot be compared.
    const districts = busyDistricts.filter((id) => [few, many].every(({ hotelsIn }) => (hotelsIn.get(id) ?? 0) >= page))
    if (districts.length === 0) throw new Error(`No district fills a page of ${page} in both catalogues`)
    const kinds: [kind: string, atMost: number, questions: (catalogue: Open) => Question[]][] = [
      ['no filter', 1.3, () => [search({})]],
      ['grade', 1.3, () => [search({ HotelGrade: 4.5 })]],
      ['district', 1.3, () => districts.map((Location) => search({ Location }))],
      ['part of a name', 2.5, ({ partsOfNames }) => partsOfNames.map((HotelName) => search({ HotelName }))],
    ]
    const measured: Growth[] = []
    for (const [kind, atMost, questions] of kinds) {
      const rounds: { few: number; many: number }[] = []
      for (let round = 0; round <= bench.rounds; round += 1) {
        const figures = { few: await few.cost(questions(few)), many: await many.cost(questions(many)) }
        if (round > 0) rounds.push(figures) // the first is for plans and compilers
      }
      const of = (side: 'few' | 'many') => median(rounds.map((round) => round[side]))
      const ratios = rounds.map((round) => round.many / round.few)
      measured.push({ kind, atMost, ratios, few: of('few'), many: of('many') })
    }
    return measured
  })
}

function search(query: object): Question {
  return asked(searchHotels, { query: { PageSize: page, ...query } })
}

async function open({ processes }: Bench, catalogue: Catalogue, admin: pg.Client) {
  const person = await aPerson(catalogue.superuser, signingKey)
  const side = await startProductSide(processes, catalogue, admin)
  const { rows: counts } = await admin.query<{ id: string; hotels: number }>(
    `select district_id as id, count(*)::int as hotels from card where district_id = any ($1) group by 1`,
    [busyDistricts],
  )
  // Three to eight letters from anywhere in names that exist, Latin and Persian by turns.
  const { rows: parts } = await admin.query<{ part: string }>(
    `select trim(substr(name, 1 + (n * 7) % greatest(1, length(name) - 3), 3 + n % 6)) as part
     from (select (row_number() over (order by hashint8(id)))::int as n, name_en, name_fa from hotel limit $1) picked
     cross join lateral (select case when n % 2 = 0 then name_en else name_fa end as name) chosen`,
    [calls],
  )
  return {
    hotelsIn: new Map(counts.map(({ id, hotels }) => [id, hotels])),
    partsOfNames: parts.map(({ part }) => part),
    async cost(questions: readonly Question[]): Promise<number> {
      const token = await person.newToken()
      const asking = await Promise.all(questions.map((question) => question(token)))
      return side.cost(asking, Math.ceil(calls / asking.length), () => forgetAnswers(admin))
    },
  }
}
