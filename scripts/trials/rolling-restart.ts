import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { demoLogins, demoTotpSecret } from '../../apps/server/src/demo/demo-people.ts'
import { seedDemo } from '../../apps/server/src/demo/seed-demo.ts'
import { stepAt, totpCode } from '../../apps/server/src/staff/login/totp.ts'
import { readProfileSummary, requestToken } from '../../packages/wire/src/portal/accounts.ts'
import { searchHotels } from '../../packages/wire/src/portal/catalogue.ts'
import { readStatistics } from '../../packages/wire/src/portal/dashboard.ts'
import { finishDeskLogin, startDeskLogin } from '../../packages/wire/src/desk/accounts.ts'
import { addAgencyNote } from '../../packages/wire/src/desk/agencies.ts'
import { agencyLivePath } from '../../packages/wire/src/core/live.ts'
import { prepareInstallation } from '../installation.ts'
import { Processes, untilAnswers } from '../product.ts'
import { freePorts } from '../services/free-ports.ts'
import { ensureInstalled } from '../services/install.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { writeHaproxySettings } from './haproxy.ts'
import { steadyCalls, strictClient } from './steady-calls.ts'
import { watchStream } from './watched-stream.ts'

const perSecond = 50
const sessions = 10
const longestGapMs = 2_000

/** Two API processes behind haproxy, restarted by turns under load. Answers what went wrong; nothing is well. */
export async function rollingRestart(
  services: ServiceEnvironment,
  { restarts }: { restarts: number },
): Promise<string[]> {
  ensureInstalled(['haproxy'], process.env.CI === 'true')
  const processes = new Processes()
  const [edge = 0, first = 0, second = 0] = await freePorts(3)
  const database = `sarai_trial_${process.pid}`
  const origin = `http://localhost:${edge}`
  const prepared = await prepareInstallation(services, { database, portalOrigin: origin })
  await seedDemo(prepared)
  const sql = new pg.Client({
    connectionString: Object.assign(new URL(services.DATABASE_SUPERUSER_URL), { pathname: `/${database}` }).href,
  })
  await sql.connect()
  const environment = {
    ...prepared.environment,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '4',
  }
  const startApi = (port: number) =>
    processes.start('node', ['apps/server/src/main-api.ts'], { ...environment, PORT: `${port}` })
  const ready = (port: number) => untilAnswers(`http://127.0.0.1:${port}/readyz`, (answer) => answer.ok, 120_000)

  try {
    processes.start('node', ['apps/server/src/main-worker.ts'], environment)
    const apis = new Map<number, ChildProcess>([first, second].map((port) => [port, startApi(port)]))
    await Promise.all([first, second].map(ready))
    processes.start('/usr/sbin/haproxy', ['-f', writeHaproxySettings(edge, [first, second])], {})
    await ready(edge)

    const lost: string[] = []
    const tokens = await Promise.all(Array.from({ length: sessions }, () => portalToken(origin)))
    const desk = await deskToken(origin)
    const agency = await sql.query<{ id: number }>(
      `select agency_id::int as id from agency_user where username_key = $1`,
      [demoLogins.portal.username],
    )
    const agencyId = agency.rows[0]?.id ?? 0
    const portal = strictClient(
      origin,
      () => tokens[0] ?? null,
      (what) => lost.push(what),
    )
    const staff = strictClient(
      origin,
      () => desk,
      (what) => lost.push(what),
    )
    const streams = [...tokens, ...tokens].map((token) => watchStream(origin + agencyLivePath, () => token))
    await pause(1_000)

    const told: string[] = []
    const telling = setInterval(() => {
      told.push(`trial-${told.length}`)
      void sql.query(`insert into outbox (audience, agency_id, what, subject) values ('agency', $1, 'agency', $2)`, [
        agencyId,
        told.at(-1),
      ])
    }, 100)
    const load = steadyCalls(perSecond, [
      () => portal(readProfileSummary, {}),
      () => portal(readStatistics, { query: {} }),
      () => portal(searchHotels, { query: {} }),
      () => staff(addAgencyNote, { params: { id: agencyId }, body: { text: `A note of ${Date.now()}` } }),
    ])
    for (let turn = 0; turn < restarts; turn += 1) {
      const port = turn % 2 === 0 ? first : second
      const leaving = apis.get(port)
      if (leaving === undefined) continue
      const begun = Date.now()
      leaving.kill('SIGTERM')
      await once(leaving, 'exit')
      if (leaving.exitCode !== 0) lost.push(`a process ended with ${leaving.exitCode ?? leaving.signalCode}`)
      apis.set(port, startApi(port))
      await ready(port)
      await pause(1_500) // until the balancer has seen it
      console.log(`restart ${turn + 1} of ${restarts}: ${Date.now() - begun} ms, ${load.tally.calls} calls so far`)
    }
    await load.stop()
    clearInterval(telling)
    await pause(2_000)

    const gap = Math.max(...streams.map((stream) => stream.longestGap()))
    const late = streams.filter(({ seen, resets }) => resets > 0 || !isSame(trialsIn(seen), told))
    streams.forEach((stream) => stream.stop())
    console.log(
      `${load.tally.calls} calls at ${perSecond}/s, ${load.tally.failed.length} failed, ${lost.length} answers lost; ` +
        `${streams.length} streams, ${told.length} events each, longest gap ${gap} ms`,
    )
    return [
      ...load.tally.failed,
      ...lost,
      ...(gap > longestGapMs ? [`a stream was lost for ${gap} ms`] : []),
      ...late.map(({ seen, resets }) => `a stream saw ${trialsIn(seen).length} of ${told.length}, ${resets} resets`),
    ]
  } finally {
    await processes.stop()
    await sql.end()
  }
}

const trialsIn = (seen: readonly string[]) => seen.filter((id) => id.startsWith('trial-'))
const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, at) => id === b[at])

async function portalToken(origin: string): Promise<string> {
  const call = strictClient(
    origin,
    () => null,
    () => undefined,
  )
  const { username, password } = demoLogins.portal
  return (await call(requestToken, { body: { grant_type: 'password', username, password } })).access_token
}

async function deskToken(origin: string): Promise<string> {
  const call = strictClient(
    origin,
    () => null,
    () => undefined,
  )
  const { challenge } = await call(startDeskLogin, { body: demoLogins.desk })
  const code = totpCode(demoTotpSecret, stepAt(Date.now()))
  return (await call(finishDeskLogin, { body: { challenge, code } })).token
}
