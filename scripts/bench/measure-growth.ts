import type pg from 'pg'
import { busyDistricts } from '../../apps/server/src/demo/many-hotels/fill-catalogue.ts'
import { searchHotels } from '../../packages/wire/src/portal/catalogue.ts'
import type { Bench } from './bench-means.ts'
import { type Catalogue } from './catalogues.ts'
import type { HttpCall } from '../../apps/server/src/testing/bare-routes.ts'
import { dueClocks } from '../../apps/server/src/reservations/clocks/sweep-clocks.ts'
import { backendOf, cpuOf } from './cpu.ts'
import { withClient } from '../../apps/server/src/database/with-client.ts'
import { howManyFor } from '../../apps/server/src/demo/many-requests/how-many.ts'
import { staysOnSale } from '../trials/stays-on-sale.ts'
import { asked, askedPrice, askedRequest, type Asker, type Question } from './hot-paths.ts'
import { forgetAnswers } from './measure-paths.ts'
import { knownRequests, type Known } from './known-requests.ts'
import { aClerk, aPerson, peopleWithRequests, type Clerk, type Person } from './person.ts'
import { ofAgency, ofDesk, ofEveryAgency, type RequestQuestions } from './request-questions.ts'
import { signingKey, startProductSide } from './sides.ts'
import { median } from './verdict.ts'

const page = 60
/** Calls of a round. */
const calls = 64
/** There are thirty kinds of them. */
const reads = 24
/** A write is a tenth of a search. */
const writes = 192
const coldLaps = 4
/** A single statement is cheap. */
const sweeps = 500
/** Of what is asked about requests, which is so much that five rounds of it would take minutes more. */
const mostRounds = 3

/** What a call among many hotels and requests costs of one among few: at most so much. Nanoseconds a call. */
export type Growth = { kind: string; atMost: number; ratios: readonly number[]; few: number; many: number }

type Open = Awaited<ReturnType<typeof open>>
type Cost = (catalogue: Open, isFirst: boolean) => Promise<number>
type Kind = [kind: string, atMost: number, cost: Cost]

/** Each kind of call in both catalogues by turns, every answer forgotten before it is asked for again; told one by one. */
export async function measureGrowth(bench: Bench, large: Catalogue, tell: (growth: Growth) => void): Promise<void> {
  await withClient(large.superuser, async (admin) => {
    const few = await open(bench, bench.catalogue, bench.admin)
    const many = await open(bench, large, admin)
    // Pages of different lengths cannot be compared.
    const districts = busyDistricts.filter((id) => [few, many].every(({ hotelsIn }) => (hotelsIn.get(id) ?? 0) >= page))
    if (districts.length === 0) throw new Error(`No district fills a page of ${page} in both catalogues`)
    const stays = Array.from({ length: writes }, (_, at) => at)
    const ofHotels: Kind[] = [
      ['search by no filter', 1.3, (catalogue) => catalogue.searchCost([search({})])],
      ['search by grade', 1.3, (catalogue) => catalogue.searchCost([search({ HotelGrade: 4.5 })])],
      [
        'search by district',
        1.3,
        (catalogue) => catalogue.searchCost(districts.map((Location) => search({ Location }))),
      ],
      [
        'search by part of a name',
        2.5,
        (catalogue) => catalogue.searchCost(catalogue.partsOfNames.map((HotelName) => search({ HotelName }))),
      ],
      ['validate', 1.3, (catalogue, isFirst) => catalogue.writeCost(stays.map(askedPrice), isFirst)],
      ['submit', 1.3, (catalogue, isFirst) => catalogue.writeCost(stays.map(askedRequest), isFirst)],
    ]
    const ofRequests: Kind[] = [
      ...ofAgency.flatMap(([kind, questions]): Kind[] => {
        const byAll: Cost = (catalogue) => catalogue.readCost(catalogue.people, questions)
        const byLargest: Cost = (catalogue) => catalogue.readCost(catalogue.people.slice(0, 1), questions)
        const largest: Kind = [`${kind} (largest)`, 1.5, byLargest]
        return ofEveryAgency.has(kind) ? [[kind, 1.5, byAll], largest] : [largest]
      }),
      ...ofDesk.map(([kind, questions]): Kind => [
        kind,
        1.5,
        (catalogue) => catalogue.readCost(catalogue.people, questions, catalogue.clerk),
      ]),
      ['sweep that finds nothing', 1.5, (catalogue) => catalogue.sweepCost()],
    ]
    const measure = async (kinds: readonly Kind[], wantedRounds: number) => {
      for (const [kind, atMost, cost] of kinds.filter(([name]) => bench.isWanted(`growth: ${name}`))) {
        const rounds: { few: number; many: number }[] = []
        for (let round = 0; round <= wantedRounds; round += 1) {
          const isFirst = round === 0
          const figures = { few: await cost(few, isFirst), many: await cost(many, isFirst) }
          if (!isFirst) rounds.push(figures) // the first is for plans and compilers
        }
        const of = (side: 'few' | 'many') => median(rounds.map((round) => round[side]))
        const ratios = rounds.map((round) => round.many / round.few)
        tell({ kind, atMost, ratios, few: of('few'), many: of('many') })
      }
    }
    await measure(ofHotels, bench.rounds)
    await measure(ofRequests, Math.min(bench.rounds, mostRounds))
  })
}

function search(query: object): Question {
  return asked(searchHotels, { query: { PageSize: page, ...query } })
}

async function open({ processes }: Bench, catalogue: Catalogue, admin: pg.Client) {
  const person = await aPerson(catalogue.superuser, signingKey)
  const { agencies } = howManyFor(catalogue.hotels)
  const people = await peopleWithRequests(catalogue.superuser, agencies, signingKey)
  const clerk = await aClerk(catalogue.superuser, signingKey)
  const known: Known[] = []
  for (const { agencyId } of people) known.push(await knownRequests(admin, agencyId))
  const stays = await staysOnSale(admin, writes)
  const side = await startProductSide(processes, catalogue, admin)
  const { rows: counts } = await admin.query<{ id: string; hotels: number }>(
    `select district_id as id, count(*)::int as hotels from card where district_id = any ($1) group by 1`,
    [busyDistricts],
  )
  const askerOf = async (someone: Person): Promise<Asker> => {
    return { token: await someone.newToken(), origin: side.origin, stays }
  }
  // Three to eight letters from anywhere in names that exist, Latin and Persian by turns.
  const { rows: parts } = await admin.query<{ part: string }>(
    `select trim(substr(name, 1 + (n * 7) % greatest(1, length(name) - 3), 3 + n % 6)) as part
     from (select (row_number() over (order by hashint8(id)))::int as n, name_en, name_fa from hotel limit $1) picked
     cross join lateral (select case when n % 2 = 0 then name_en else name_fa end as name) chosen`,
    [calls],
  )
  return {
    /** The largest agency is the first. */
    people,
    clerk,
    hotelsIn: new Map(counts.map(({ id, hotels }) => [id, hotels])),
    partsOfNames: parts.map(({ part }) => part),
    async searchCost(questions: readonly Question[]): Promise<number> {
      const asker = await askerOf(person)
      const asking = await Promise.all(questions.map((question) => question(asker)))
      return side.cost(asking, Math.ceil(calls / asking.length), () => forgetAnswers(admin))
    },
    /** What these people ask about their own requests, or a clerk about them. */
    async readCost(some: readonly Person[], questions: RequestQuestions[number][1], by?: Clerk): Promise<number> {
      const asking: HttpCall[] = []
      for (const one of some) {
        const token = await (by ?? one).newToken()
        const ofPerson = questions(known[people.indexOf(one)]!)
        asking.push(...(await Promise.all(ofPerson.map((question) => question({ token, origin: side.origin, stays })))))
      }
      return side.cost(asking, Math.ceil(reads / asking.length))
    },
    /** As a worker looks every second. */
    async sweepCost(): Promise<number> {
      const { text, values } = dueClocks.ask.all().statement
      const pid = await backendOf(admin)
      const before = cpuOf(pid)
      for (let look = 0; look < sweeps; look += 1) await admin.query({ name: 'sweep', text, values: [...values] })
      return (cpuOf(pid) - before) / sweeps
    },
    /** By people of all kinds of agencies in turn. Code that is still cold costs the same among many and among few. */
    async writeCost(questions: readonly Question[], isFirst: boolean): Promise<number> {
      const askers = await Promise.all(people.map(askerOf))
      const asking: HttpCall[] = []
      for (const [at, question] of questions.entries()) asking.push(await question(askers[at % askers.length]!))
      return side.cost(asking, isFirst ? coldLaps : 1)
    },
  }
}
