import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Processes, untilAnswers } from '../product.ts'
import { freePorts } from '../services/free-ports.ts'
import { ensureInstalled } from '../services/install.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { demoInstallation } from '../demo-installation.ts'
import { writeHaproxySettings } from './haproxy.ts'

export type BehindHaproxy = {
  origin: string
  /** Past haproxy: what each of the two answers itself. */
  apis: readonly string[]
  environment: Record<string, string>
  /** To look behind the curtain: one question after the other. */
  sql: pg.Client
  /** The same for whoever asks several at once. */
  superuser: string
  /** Ends one of the two, the first or the second, and starts it again once it has ended. */
  restart: (which: 0 | 1, signal: 'SIGTERM' | 'SIGKILL') => Promise<ChildProcess>
  /** Kills the worker and starts another. */
  killWorker: () => Promise<void>
  /** Whether none of them has ended by itself. */
  areAllAlive: () => boolean
  stop: () => Promise<void>
}

/** Two API processes behind haproxy and a worker, in production mode on a database of their own with demo data. */
export async function startBehindHaproxy(services: ServiceEnvironment): Promise<BehindHaproxy> {
  ensureInstalled(['haproxy'], process.env.CI === 'true')
  const processes = new Processes()
  const [edge = 0, ...ports] = await freePorts(3)
  const database = `sarai_trial_${process.pid}_${edge}`
  const origin = `http://localhost:${edge}`
  const prepared = await demoInstallation(services, { database, portalOrigin: origin })
  const connectionString = Object.assign(new URL(services.DATABASE_SUPERUSER_URL), { pathname: `/${database}` }).href
  const sql = new pg.Client({ connectionString })
  await sql.connect()
  const environment = {
    ...prepared.environment,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '4',
  }
  const start = (port: number) =>
    processes.start('node', ['apps/server/src/main-api.ts'], { ...environment, PORT: `${port}` })
  const ready = (port: number) => untilAnswers(`http://127.0.0.1:${port}/readyz`, (answer) => answer.ok, 120_000)
  const stop = async () => {
    await processes.stop()
    await sql.end()
  }
  try {
    const startWorker = () => processes.start('node', ['apps/server/src/main-worker.ts'], environment)
    let worker = startWorker()
    const started = ports.map(start)
    await Promise.all(ports.map(ready))
    processes.start('/usr/sbin/haproxy', ['-f', writeHaproxySettings(edge, ports)], {})
    await ready(edge)
    return {
      origin,
      environment,
      apis: ports.map((port) => `http://127.0.0.1:${port}`),
      sql,
      superuser: connectionString,
      areAllAlive: () => processes.allRun(),
      stop,
      async killWorker() {
        const gone = once(worker, 'exit')
        worker.kill('SIGKILL')
        await gone
        worker = startWorker()
      },
      async restart(which, signal) {
        const leaving = started[which]!
        const gone = once(leaving, 'exit')
        leaving.kill(signal)
        await gone
        started[which] = start(ports[which]!)
        await ready(ports[which]!)
        await pause(1_500) // until the balancer has seen it
        return leaving
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
