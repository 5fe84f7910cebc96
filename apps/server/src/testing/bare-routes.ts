/** The least that could answer: Fastify and the product's own statements in one flight. A process of `npm run bench`. */
import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import type pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '#app.ts'
import { readConfig, storeSettings } from '#config.ts'
import { createPool } from '#database/connection-pool.ts'
import { Flight, type Statement } from '#database/transaction/flight.ts'
import { openDatabase } from '#database/open-database.ts'
import { openObjectStore } from '#files/object-store.ts'
import { openHub } from '#live/hub.ts'
import { createSigning } from '#signing.ts'
import { markFresh, openFreshValues } from '#testing/fresh-values.ts'

/** A call as it goes over the line. */
export type HttpCall = { method: string; path: string; headers: Record<string, string>; body?: string }
/** A path with its calls, as the parent asks for it. `before`: another call of the same person. */
export type Wanted = {
  name: string
  route: string
  calls: readonly HttpCall[]
  before: HttpCall
  isKept: boolean
}
/** What the product sent to the database for each of the calls, and in how many round trips at most. */
export type Recorded = { name: string; trips: number; sets: readonly (readonly Statement[])[] }
export type Recording = { freshKey: string; paths: readonly Recorded[] }

const config = readConfig(process.env)
const wanted = JSON.parse(process.env['BENCH_PATHS'] ?? '[]') as Wanted[]
/** Begins the recorded values where each call has a key of its own. */
const freshKey = randomUUID()
const poolOptions = {
  connectionString: config.DATABASE_APP_URL,
  max: config.DATABASE_CONNECTIONS,
  onBroken: fail,
}
const pool = createPool({ ...poolOptions, applicationName: 'bench-bare' })
const recorded = await record()
const app = Fastify()
for (const { route, sets, kept } of recorded) {
  let next = 0
  app.all(route, async (_, reply) => {
    const answers = await ask(sets[next++ % sets.length]!)
    return reply.type('application/json; charset=utf-8').send(kept ?? JSON.stringify(answers))
  })
}
await app.listen({ host: '127.0.0.1', port: config.PORT })
process.send?.({
  freshKey,
  paths: recorded.map(({ name, trips, sets }) => ({ name, trips, sets })),
} satisfies Recording)

function fail(error: unknown): never {
  throw error
}

async function ask(statements: readonly Statement[]) {
  const client = await pool.connect()
  const fresh = openFreshValues(freshKey)
  const flight = new Flight(statements.map(({ name, text, values }) => ({ name, text, values: values.map(fresh) })))
  client.query(flight)
  const answers = await flight.landed
  client.release()
  return answers.map(({ rows }) => rows)
}

/** Makes each call once to the product in this process, and takes down what that sends to the database. */
async function record() {
  const trips: (readonly Statement[])[] = []
  const watched = createPool({ ...poolOptions, applicationName: 'bench-recording' })
  watched.on('connect', (client) => watch(client, (statements) => trips.push(statements)))
  const hub = openHub({ connectionString: config.DATABASE_APP_URL, onFailure: fail })
  const product = await buildApp({
    config,
    log: pino({ level: 'silent' }),
    db: openDatabase(watched, { signing: createSigning(config.ACTIVITY_KEYS) }),
    hub,
    files: openObjectStore(storeSettings(config)),
    readiness: [],
    checkReplies: false,
  })
  let made = 0
  const make = async ({ method, path, headers, body }: HttpCall, ownKey: string = `${freshKey}-${++made}`) => {
    const key = method === 'GET' ? {} : { 'idempotency-key': ownKey }
    const payload = body === undefined ? {} : { payload: body }
    const sent = { method: method as 'GET', url: path, headers: { ...headers, ...key }, ...payload }
    const answer = await product.inject(sent)
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    return answer.rawPayload
  }
  const result = []
  for (const { name, route, calls, before, isKept } of wanted) {
    const sets: (readonly Statement[])[] = []
    let kept: Buffer | undefined
    let most = 0
    for (const call of calls) {
      // A session is trusted for a moment: whoever comes first asks for that, too.
      await make(isKept ? call : before)
      // The first of its kind may set off more, such as a job.
      if (call.method !== 'GET') await make(call, randomUUID())
      const tries: (readonly Statement[])[][] = []
      // A moment may have passed all the same. A search is a different case the second time; a write is not.
      for (const _ of call.method === 'GET' ? [1] : [1, 2, 3, 4]) {
        trips.length = 0
        const body = await make(call)
        if (isKept) kept = body
        tries.push([...trips])
      }
      const fewest = Math.min(...tries.map(({ length }) => length))
      const [first, second] = tries.filter(({ length }) => length === fewest).map((one) => one.flat())
      most = Math.max(most, fewest)
      sets.push(second === undefined ? first! : markFresh(first!, second, freshKey))
    }
    result.push({ name, route, trips: most, sets, kept })
  }
  await product.close()
  await hub.close()
  await watched.end()
  return result
}

/** Everything that goes to the database is a flight or a statement. */
function watch(client: pg.PoolClient, note: (statements: readonly Statement[]) => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]) => {
    const [what] = given
    if (what instanceof Flight) note(what.statements)
    else note([typeof what === 'string' ? { name: '', text: what, values: [] } : (what as Statement)])
    return query(...given)
  }
  Object.assign(client, { query: watched })
}
