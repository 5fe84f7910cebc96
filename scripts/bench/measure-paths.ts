import { howManyFor } from '../../apps/server/src/demo/many-requests/how-many.ts'
import { bareRoute } from './load.ts'
import { openEngine } from './engine.ts'
import { differentStays, hotPaths, type HotPath } from './hot-paths.ts'
import { aClerk, aPerson, peopleWithRequests } from './person.ts'
import { signingKey, startBareSide, startProductSide, type Side } from './sides.ts'
import { staysOnSale } from '../trials/stays-on-sale.ts'
import type { Bench } from './bench-means.ts'
import type { Recording } from '../../apps/server/src/testing/bare-routes.ts'

/** Nanoseconds a call. */
export type Round = { product: number; bare: number; engine: number }
export type Measured = { path: HotPath; trips: number; rounds: readonly Round[] }

/** Each path by each of the three, in turns, so that what disturbs the machine disturbs all of them. */
export async function measurePaths(bench: Bench): Promise<Measured[]> {
  const { processes, catalogue, admin } = bench
  const chosen = hotPaths.filter(({ name }) => bench.isWanted(name))
  if (chosen.length === 0) return []
  const [largest] = await peopleWithRequests(catalogue.superuser, howManyFor(catalogue.hotels).agencies, signingKey)
  const people = {
    newcomer: await aPerson(catalogue.superuser, signingKey),
    largest: largest!,
    desk: await aClerk(catalogue.superuser, signingKey),
  }
  const product = await startProductSide(processes, catalogue, admin)
  const stays = await staysOnSale(admin, differentStays)
  const callsOf = async ({ questions, by = 'newcomer' }: HotPath) => {
    // A token lasts as long as a few rounds, and so does a quote.
    const asker = { token: await people[by].newToken(), origin: product.origin, stays }
    return Promise.all(questions.map((question) => question(asker)))
  }
  const [profile] = await callsOf(hotPaths[0]!)
  const wanted = await Promise.all(
    chosen.map(async (path) => {
      const calls = await callsOf(path)
      // A search is a different case the second time. What others ask here is not.
      const before = path.by === undefined ? profile! : calls[0]!
      return { name: path.name, route: bareRoute(path.name), calls, before, isKept: path.isKept === true }
    }),
  )
  const bare = await startBareSide(processes, catalogue, admin, wanted)
  const measured = chosen.map((path) => {
    const { trips } = recordedOf(bare.recording, path)
    return { path, trips, rounds: [] as Round[] }
  })
  for (const { path } of measured) await warmUp(path, await callsOf(path), { product, bare })
  // Tables that were empty when a statement was first planned are read whole until somebody has counted their rows.
  await admin.query('analyze')
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const { path, rounds } of measured) {
      rounds.push(await oneRound(bench, path, await callsOf(path), { product, bare }))
    }
  }
  return measured
}

/** Within a round, too: the machine's own pace changes from one second to the next. */
const slices = 6

type Sides = { product: Side; bare: Side & { recording: Recording } }

type Calls = Awaited<ReturnType<HotPath['questions'][number]>>[]

/**
 * Until the code is compiled for good, which takes some fifteen thousand calls, of all paths together: most of it is
 * theirs in common. Until then a call costs twice as much.
 */
async function warmUp({ name, calls: count }: HotPath, calls: Calls, { product, bare }: Sides): Promise<void> {
  const many = Array.from({ length: Math.ceil(count * 2.5) }, (_, at) => calls[at % calls.length]!)
  await product.make(many)
  await bare.make(many.map((call) => ({ ...call, path: bareRoute(name) })))
}

async function oneRound(
  { catalogue, cluster, admin, share }: Bench,
  path: HotPath,
  calls: Calls,
  { product, bare }: Sides,
): Promise<Round> {
  const { name, isForgotten = false } = path
  const count = Math.ceil((path.calls * share) / slices)
  const many = isForgotten ? calls : Array.from({ length: count }, (_, at) => calls[at % calls.length]!)
  const laps = Math.ceil(count / many.length)
  const toBare = many.map((call) => ({ ...call, path: bareRoute(name) }))
  const { sets } = recordedOf(bare.recording, path)
  const engine = openEngine(catalogue.urls.app, cluster.postmaster, sets, bare.recording.freshKey)
  try {
    if (!isForgotten) await product.make(calls)
    const sums = { product: 0, bare: 0 }
    for (let slice = 0; slice < slices; slice += 1) {
      const between = isForgotten ? () => forgetAnswers(admin) : undefined
      sums.product += await product.cost(many, laps, between)
      sums.bare += await bare.cost(toBare, laps)
    }
    return { product: sums.product / slices, bare: sums.bare / slices, engine: engine.run(slices * laps * many.length) }
  } finally {
    engine.close()
  }
}

function recordedOf({ paths }: Recording, { name }: HotPath) {
  return paths.find((recorded) => recorded.name === name)!
}

/** Another revision of the packages: every answer that is kept is one of yesterday. */
export function forgetAnswers(admin: Bench['admin']): Promise<unknown> {
  return admin.query('update package set revision = revision + 1')
}
