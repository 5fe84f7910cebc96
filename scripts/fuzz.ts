/** Sends the API what nobody should send, and asks that it stays well. */
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dropDatabase, withDatabase } from '../apps/server/src/database/provision.ts'
import { deskOperations, portalOperations } from '../packages/wire/src/operations.ts'
import type { Hold } from '../apps/server/src/testing/fuzz/event-loop-watch.ts'
import type { FuzzTarget } from '../apps/server/src/testing/fuzz/fuzz-call.ts'
import { fuzzPeople } from '../apps/server/src/testing/fuzz/fuzz-people.ts'
import { tellTally } from '../apps/server/src/testing/fuzz/tell-tally.ts'
import { runFuzz } from '../apps/server/src/testing/fuzz/run-fuzz.ts'
import { KnownRecords } from '../apps/server/src/testing/generated/known-records.ts'
import { stayFacts } from '../apps/server/src/testing/generated/stay-facts.ts'
import { demoInstallation } from './demo-installation.ts'
import { Processes, untilAnswers } from './product.ts'
import { ROOT } from './run-command.ts'
import { freePorts } from './services/free-ports.ts'
import type { ServiceEnvironment } from './services/part.ts'
import { withServices } from './services.ts'

const HELP = `npm run fuzz [-- --short] [--requests N] [--seed N]

Starts an API process in production mode on a database with demo data and sends it calls made from the wire's own
schemas: valid ones, and ones with a part spoiled, as nobody, as the owner of an agency and as an admin of the desk.
Fails when an answer is 5xx or does not fit its schema, when a connection is cut, when one request holds the event loop
longer than 200 ms, when an operation was never answered well, or when something stored breaks a read at the end.
  --short        8,000 requests, as in CI; 200,000 otherwise
  --requests N   so many
  --seed N       the same calls again; printed at the start of every run`

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    requests: { type: 'string' },
    seed: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const requests = Number(values.requests ?? (values.short ? 8_000 : 200_000))
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))

if (values.help) console.log(HELP)
else process.exitCode = await withServices(fuzz)

async function fuzz(services: ServiceEnvironment): Promise<number> {
  console.log(`${requests} requests, seed ${seed}`)
  const processes = new Processes()
  const database = `sarai_fuzz_${process.pid}`
  const superuserUrl = services.DATABASE_SUPERUSER_URL
  try {
    const [port = 0] = await freePorts(1)
    const { environment } = await demoInstallation(services, {
      database,
      portalOrigin: `http://localhost:${port}`,
    })
    const holds: Hold[] = []
    const isAlive = await startApi(processes, { ...environment, ...screens() }, port, (hold) => holds.push(hold))
    const privateKey = createPrivateKey({
      key: Buffer.from(environment['TOKEN_SIGNING_KEY'] ?? '', 'base64'),
      format: 'der',
      type: 'pkcs8',
    })
    const people = await fuzzPeople(withDatabase(superuserUrl, database), {
      privateKey,
      publicKey: createPublicKey(privateKey),
    })
    const [portal, desk] = [new KnownRecords(), new KnownRecords()]
    const ofStay = stayFacts(portal)
    const target: FuzzTarget = {
      operations: [...portalOperations, ...deskOperations],
      actors: people.actors,
      facts: (name, op) => [...ofStay(name, op), ...people.facts(name, op)],
      knownOf: (op) => (op.path.startsWith('/desk/') ? desk : portal),
    }
    try {
      const { restore: betweenBatches, learnCookies } = people
      const tally = await runFuzz({ port, target, seed, requests, holds, betweenBatches, learnCookies })
      return tellTally(tally, target.operations, { seed, isAlive: await isAlive() })
    } finally {
      await people.close()
    }
  } finally {
    await processes.stop()
    await dropDatabase(superuserUrl, database)
  }
}

/** Resolves to a question: whether the process still runs and calls itself ready. */
async function startApi(
  processes: Processes,
  environment: Record<string, string>,
  port: number,
  onHold: (hold: Hold) => void,
): Promise<() => Promise<boolean>> {
  const api = processes.start(
    'node',
    ['--import', `${ROOT}/apps/server/src/testing/fuzz/tell-holds.ts`, 'apps/server/src/main-api.ts'],
    {
      ...environment,
      NODE_ENV: 'production',
      BUILD_ID: `fuzz-${process.pid}`,
      LOG_LEVEL: process.env['FUZZ_LOG'] ?? 'silent',
      PORT: `${port}`,
      // Each call says where it comes from: limits by address are another test's business.
      TRUSTED_PROXIES: '1',
    },
    { ipc: true },
  )
  api.on('message', (hold) => onHold(hold as Hold))
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, async (answer) => {
    const health = (await answer.json()) as { build?: string }
    return health.build === `fuzz-${process.pid}`
  })
  return async () => {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    return api.exitCode === null && api.signalCode === null && ready?.ok === true
  }
}

/** The built screens, where they are built: their files are served by the same process. */
function screens(): Record<string, string> {
  const folders = { PORTAL_FILES: `${ROOT}/apps/portal/dist`, DESK_FILES: `${ROOT}/apps/desk/dist` }
  return Object.values(folders).every((folder) => existsSync(`${folder}/index.html`)) ? folders : {}
}
