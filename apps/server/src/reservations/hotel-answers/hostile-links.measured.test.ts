import { performance } from 'node:perf_hooks'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import type { Caller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { openHub } from '#live/hub.ts'
import { tokenHash } from '#reservations/hotel-answers/hotel-link.ts'
import { askingHotels, host } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { anAddress } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

/**
 * Does the time of an answer tell whether there ever was such a link? Links that are over, and a good one at another
 * host, are each asked for beside a guess. The share is how many of these pairs the link took longer in: half of them is
 * a coin. Both of a pair are asked for within milliseconds, so that whatever else the machine does slows both; what slows
 * one side of a whole round all the same does not do so in all rounds, and a difference of ours does. What is
 * smaller than the noise of a busy machine is counted instead (hostile-links.test.ts).
 */
const pairs = 200
const rounds = 3
/** By chance alone two hundred pairs stray from a half with a deviation of 0.035. */
const mostOff = 0.12
const drafting = await openDrafting()
const { app, database } = drafting
const clerk = await drafting.aStaffMember('reservations')
const { linked } = askingHotels(drafting, clerk)
const good = await linked()
const kept = (kind: string, index: number) => `${kind}${`${index}`.padStart(42, '0')}`

/** As many as there are guesses, so that each is new to the limits: of one asked for again they know already. */
async function linksOf(kind: string, change: string) {
  await database.sql(
    `insert into hotel_question (agency_id, request_id, version, whom, how, asked_at, asked_by, token_hash, email,
       language, price_version, asked, check_in_at, check_out, call_at, answer_by, expires_at, ended_at)
     select agency_id, request_id, 1000 + n + $4::int, whom, how, asked_at, asked_by,
       sha256(($3 || lpad(n::text, 42, '0'))::bytea), email, language, price_version, asked, check_in_at, check_out,
       call_at, answer_by, ${change}
     from hotel_question, generate_series(0, $2 - 1) n where request_id = $1 and token_hash is not null and version < 1000`,
    [good.of.requestId, pairs * rounds, kind, kind.charCodeAt(0) * 1_000],
  )
}
await linksOf('w', 'expires_at, now()')
await linksOf('e', `now() - interval '1 hour', null`)
await linksOf('h', 'expires_at, ended_at')
await linksOf('s', 'expires_at, now()')
await database.sql(`analyze`)

type Ask = (url: string, at?: string) => Promise<{ took: number; said: string }>
const askOf =
  (of: typeof app): Ask =>
  async (url, at = host) => {
    const from = performance.now()
    const { statusCode, body } = await of.inject({ url, remoteAddress: anAddress(), headers: { host: at } })
    return { took: performance.now() - from, said: `${statusCode} ${body}` }
  }
const ask = askOf(app)
let guesses = 0

/** How far from a coin the nearest of the rounds is: to one side in all of them, or it is a coin. */
async function offIn(tried: (index: number) => ReturnType<Ask>, guessed: Ask) {
  const said = new Set<string>()
  const offs: number[] = []
  const guess = () => guessed(`/h/${kept('g', (guesses += 1))}`)
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await guess()
  for (let round = 0; round < rounds; round += 1) {
    let longer = 0
    for (let pair = 0; pair < pairs; pair += 1) {
      const index = round * pairs + pair
      // Whichever comes first changes by turns.
      const first = pair % 2 === 0 ? await guess() : await tried(index)
      const second = pair % 2 === 0 ? await tried(index) : await guess()
      const [of, other] = pair % 2 === 0 ? [second, first] : [first, second]
      said.add(of.said).add(other.said)
      longer += of.took > other.took ? 1 : 0
    }
    offs.push(longer / pairs - 0.5)
    if (Math.abs(offs.at(-1)!) < mostOff) break
  }
  const isOneSided = offs.every((off) => Math.sign(off) === Math.sign(offs[0]!))
  return { off: isOneSided ? Math.min(...offs.map(Math.abs)) : 0, said }
}

it.each([
  ['withdrawn', (index: number) => ask(`/h/${kept('w', index)}`)],
  ['expired', (index: number) => ask(`/h/${kept('e', index)}`)],
  ['good, at another host', (index: number) => ask(`/h/${kept('h', index)}`, 'evil.example')],
])(
  'a link that is %s takes as long as a guess, and says the same',
  async (_, tried) => {
    const { off, said } = await offIn(tried, ask)
    expect(said.size).toBe(1)
    expect(off).toBeLessThan(mostOff)
  },
  120_000,
)

it('sabotage: links that there were and take twice as long are told by every round, on a busy machine, too', async () => {
  const known = new Set(
    Array.from({ length: pairs * rounds }, (_, index) => tokenHash(kept('s', index)).toString('hex')),
  )
  const look = (async (caller: Caller, questions: never) => {
    const found: unknown = await database.db.look(caller, questions)
    const more = caller.kind === 'visitor' && known.has(caller.link ?? '') ? 5 : 0
    for (let looks = 0; looks < more; looks += 1) await database.db.look(caller, questions)
    return found
  }) as Database['look']
  const hub = openHub({ connectionString: database.urls.app, onFailure: () => undefined })
  const leaking = await buildApp({
    config: testConfig(database.urls),
    log: pino({ enabled: false }),
    db: { ...database.db, look },
    hub,
    files: drafting.files,
    readiness: [],
    checkReplies: false,
  })
  const asked = askOf(leaking)
  const { off, said } = await offIn((index) => asked(`/h/${kept('s', index)}`), asked)
  await leaking.close()
  await hub.close()
  expect(said.size).toBe(1)
  expect(off).toBeGreaterThanOrEqual(mostOff)
}, 120_000)
