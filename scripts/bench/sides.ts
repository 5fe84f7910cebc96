import { createHash, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import type pg from 'pg'
import { untilAnswers, type Processes } from '../product.ts'
import { freePorts } from '../services/free-ports.ts'
import { backendsOf, spentBy } from './cpu.ts'
import type { Catalogue } from './catalogues.ts'
import type { HttpCall, Recording, Wanted } from '../../apps/server/src/testing/bare-routes.ts'
import { openLoad, type Load } from './load.ts'

/** Something that answers calls, and whose cost can be read off. */
export type Side = {
  origin: string
  pid: number
  /** Makes calls that nobody counts. */
  make: Load['make']
  /** Nanoseconds a call, of the process and of its backends. `between`: before each lap. */
  cost(calls: readonly HttpCall[], laps?: number, between?: () => Promise<unknown>): Promise<number>
}

const key = (of: string) => `bench:${createHash('sha256').update(of).digest('base64')}`
/** Nobody but the measuring processes ever meets these secrets. */
export const signingKey = generateKeyPairSync('ed25519')
  .privateKey.export({ format: 'der', type: 'pkcs8' })
  .toString('base64')

/** As an installation says it. Files and mails are asked of nobody here. */
function environmentOf({ urls }: Catalogue) {
  return {
    NODE_ENV: 'production',
    DATABASE_APP_URL: urls.app,
    DATABASE_WORKER_URL: urls.worker,
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY: 'unused',
    S3_SECRET_KEY: 'unused',
    S3_BUCKET: 'unused',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SCANNER_URL: 'tcp://127.0.0.1:9',
    PORTAL_ORIGIN: 'https://portal.sarai.example',
    DESK_ORIGIN: 'https://desk.sarai.example',
    TOKEN_SIGNING_KEY: signingKey,
    SEALING_KEYS: key('sealing'),
    ACTIVITY_KEYS: key('activity'),
    REFRESH_TOKEN_SECRET: key('refresh'),
    SUPPORT_PHONE: '+98 21 0000 0000',
    DRAIN_SECONDS: '0',
  }
}

/** The product as it runs in production, its log among it: that goes where nobody reads it. */
export async function startProductSide(
  processes: Processes,
  catalogue: Catalogue,
  admin: pg.Client,
  settings: Record<string, string> = {},
): Promise<Side> {
  const [port] = await freePorts(1)
  const environment = { ...environmentOf(catalogue), ...settings, PORT: `${port}` }
  const child = processes.start('node', ['apps/server/src/main-api.ts'], environment, { output: 'ignore' })
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, (answer) => answer.ok)
  return sideOf(`http://127.0.0.1:${port}`, child, 'sarai-api', admin)
}

/** The worker, for what reaches the screens by itself. */
export function startWorker(processes: Processes, catalogue: Catalogue): void {
  processes.start('node', ['apps/server/src/main-worker.ts'], environmentOf(catalogue), { output: 'ignore' })
}

/** The bare routes, with what they took down of the product's own statements. */
export async function startBareSide(
  processes: Processes,
  catalogue: Catalogue,
  admin: pg.Client,
  wanted: readonly Wanted[],
): Promise<Side & { recording: Recording }> {
  const [port] = await freePorts(1)
  const environment = { ...environmentOf(catalogue), PORT: `${port}`, BENCH_PATHS: JSON.stringify(wanted) }
  const child = processes.start('node', ['apps/server/src/testing/bare-routes.ts'], environment, { ipc: true })
  const [recording] = (await Promise.race([once(child, 'message'), ended(child)])) as [Recording]
  return { ...sideOf(`http://127.0.0.1:${port}`, child, 'bench-bare', admin), recording }
}

async function ended(child: ChildProcess): Promise<never> {
  await once(child, 'exit')
  throw new Error('The bare routes did not start')
}

function sideOf(origin: string, child: ChildProcess, applicationName: string, admin: pg.Client): Side {
  const pid = child.pid!
  const { make } = openLoad(origin)
  const costOfLap = async (calls: readonly HttpCall[]): Promise<number> => {
    const pids = [pid, ...(await backendsOf(admin, applicationName))]
    const before = spentBy(pids)
    await make(calls)
    const after = spentBy(pids)
    // The pool gives a connection up now and then: what its backend has spent is gone with it, so the lap is made again.
    return before === undefined || after === undefined ? costOfLap(calls) : after - before
  }
  return {
    origin,
    pid,
    make,
    async cost(calls, laps = 1, between = async () => {}) {
      let cost = 0
      for (let lap = 0; lap < laps; lap += 1) {
        await between()
        cost += await costOfLap(calls)
      }
      return cost / (laps * calls.length)
    },
  }
}
