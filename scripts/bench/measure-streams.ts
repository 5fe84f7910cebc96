import { createPool } from '../../apps/server/src/database/connection-pool.ts'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { announce } from '../../apps/server/src/live/announce.ts'
import { wakeRelay } from '../../apps/server/src/live/bus.ts'
import { systemCaller } from '../../apps/server/src/caller.ts'
import { createSigning } from '../../apps/server/src/signing.ts'
import { asAgencyId } from '../../packages/domain/src/ground/ids.ts'
import type { Bench } from './bench-means.ts'
import { backendsOf } from './cpu.ts'
import { aPerson, type Person } from './person.ts'
import { Processes } from '../product.ts'
import { signingKey, startProductSide, startWorker } from './sides.ts'
import { commitToBrowser, costOfIdleStreams } from './streams.ts'

const streams = 1_000
/** One has at most 16. */
const sessions = 70
const events = 300
const seconds = 8

/** Milliseconds of CPU a second for idle streams, and how many milliseconds each change took to a screen. */
export type Streams = { idle: number; took: readonly number[] }

/** With processes of its own: a worker would disturb what is measured next. */
export async function measureStreams(bench: Bench): Promise<Streams> {
  const processes = new Processes()
  try {
    return await measureWith({ ...bench, processes })
  } finally {
    await processes.stop()
  }
}

async function measureWith({ processes, catalogue, admin }: Bench): Promise<Streams> {
  const people = await Promise.all(Array.from({ length: sessions }, () => aPerson(catalogue.superuser, signingKey)))
  const tokens = () => Promise.all(people.map((person) => person.newToken()))
  startWorker(processes, catalogue)
  const settings = { CONNECTIONS: '20000', LIVE_STREAMS: '2000', LOG_LEVEL: 'warn' }
  const api = await startProductSide(processes, catalogue, admin, settings)
  const took = await changesSeen(api.origin, catalogue.urls.worker, people[0]!)
  const before = new Set(await backendsOf(admin, 'sarai-api'))
  const fresh = await startProductSide(processes, catalogue, admin, settings)
  const own = (await backendsOf(admin, 'sarai-api')).filter((pid) => !before.has(pid))
  const idle = await costOfIdleStreams(fresh.origin, {
    tokens: await tokens(),
    count: streams,
    seconds,
    pids: [fresh.pid, ...own],
  })
  return { idle, took }
}

async function changesSeen(origin: string, url: string, person: Person): Promise<number[]> {
  const warn = (error: unknown) => console.error(error)
  const pool = createPool({ connectionString: url, max: 2, applicationName: 'bench', onBroken: warn })
  const signing = createSigning([{ id: 'unused', key: Buffer.alloc(32) }])
  const db = openDatabase(pool, { signing, rights: 'of-the-connection', onNews: wakeRelay(pool, warn) })
  const to = { agencyId: asAgencyId(person.agencyId) }
  try {
    return await commitToBrowser(origin, {
      token: await person.newToken(),
      events,
      announce: (id) => db.write(systemCaller('bench'), (tx) => announce(tx, { to, what: 'agency', id })),
    })
  } finally {
    await pool.end()
  }
}
