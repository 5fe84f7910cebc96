import { setTimeout as pause } from 'node:timers/promises'
import { demoLogins } from '../../apps/server/src/demo/demo-people.ts'
import { readProfileSummary } from '../../packages/wire/src/portal/accounts.ts'
import { searchHotels } from '../../packages/wire/src/portal/catalogue.ts'
import { readStatistics } from '../../packages/wire/src/portal/dashboard.ts'
import { addAgencyNote } from '../../packages/wire/src/desk/agencies.ts'
import { agencyLivePath } from '../../packages/wire/src/core/live.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { startBehindHaproxy } from './behind-haproxy.ts'
import { deskToken, portalToken } from './log-in.ts'
import { steadyCalls, strictClient } from './steady-calls.ts'
import { watchStream } from './watched-stream.ts'

const perSecond = 50
const sessions = 10
const longestGapMs = 2_000

/**
 * Two API processes behind haproxy, restarted by turns under load. Returns what went wrong; an empty list means that
 * everything held.
 */
export async function rollingRestart(
  services: ServiceEnvironment,
  { restarts }: { restarts: number },
): Promise<string[]> {
  const { origin, sql, restart, stop } = await startBehindHaproxy(services)
  try {
    const lost: string[] = []
    const tokens = await Promise.all(Array.from({ length: sessions }, () => portalToken(origin)))
    const desk = await deskToken(origin)
    const agency = await sql.query<{ id: number }>(
      `select agency_id::int as id from agency_user where username_key = $1`,
      [demoLogins.portal.username],
    )
    const agencyId = agency.rows[0]?.id ?? 0
    const portal = strictClient(origin, { token: () => tokens[0] ?? null }, (what) => lost.push(what))
    const staff = strictClient(origin, { token: () => desk }, (what) => lost.push(what))
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
      const begun = Date.now()
      const left = await restart(turn % 2 === 0 ? 0 : 1, 'SIGTERM')
      if (left.exitCode !== 0) lost.push(`a process ended with ${left.exitCode ?? left.signalCode}`)
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
    await stop()
  }
}

const trialsIn = (seen: readonly string[]) => seen.filter((id) => id.startsWith('trial-'))
const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, at) => id === b[at])
