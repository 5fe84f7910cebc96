import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { askingHotels, host } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { anAddress } from '#testing/test-app.ts'

/**
 * Does the time of an answer tell whether there ever was such a link? Links that are over, and a good one at another
 * host, are asked for beside guesses, in turn. The AUC is the chance that one takes longer than a guess that was made at
 * the same time: 0.5 is a coin.
 */
const links = 200
const blockOf = 10
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
    [good.of.requestId, links, kind, kind.charCodeAt(0) * 1_000],
  )
}
await linksOf('w', 'expires_at, now()')
await linksOf('e', `now() - interval '1 hour', null`)
await linksOf('h', 'expires_at, ended_at')
await database.sql(`analyze`)

async function ask(url: string, at = host): Promise<{ took: number; said: string }> {
  const from = performance.now()
  const { statusCode, body } = await app.inject({ url, remoteAddress: anAddress(), headers: { host: at } })
  return { took: performance.now() - from, said: `${statusCode} ${body}` }
}

it.each([
  ['withdrawn', (index: number) => ask(`/h/${kept('w', index)}`)],
  ['expired', (index: number) => ask(`/h/${kept('e', index)}`)],
  ['good, at another host', (index: number) => ask(`/h/${kept('h', index)}`, 'evil.example')],
])(
  'a link that is %s takes as long as a guess, and says the same',
  async (name, tried) => {
    const said = new Set<string>()
    const guess = (index: number) => ask(`/h/${kept('g', index)}${name.length}`.slice(0, 46))
    for (let warmUp = 0; warmUp < 20; warmUp += 1) await ask(`/h/${kept('x', warmUp)}`)
    let longer = 0
    let pairs = 0
    for (let turn = 0; turn < links; turn += blockOf) {
      const times: { is: 'guess' | 'tried'; took: number }[] = []
      for (let place = 0; place < blockOf * 2; place += 1) {
        // Whichever comes first in a pair changes by turns.
        const isGuess = (place + Math.floor(place / 2)) % 2 === 0
        const index = turn + Math.floor(place / 2)
        const answer = await (isGuess ? guess(index) : tried(index))
        said.add(answer.said)
        times.push({ is: isGuess ? 'guess' : 'tried', took: answer.took })
      }
      for (const one of times.filter(({ is }) => is === 'tried')) {
        for (const other of times.filter(({ is }) => is === 'guess')) {
          pairs += 1
          longer += one.took > other.took ? 1 : one.took === other.took ? 0.5 : 0
        }
      }
    }
    expect(said.size).toBe(1)
    // By chance alone 400 answers stray from 0.5 with a deviation of 0.03.
    expect(Math.abs(longer / pairs - 0.5)).toBeLessThan(0.1)
  },
  120_000,
)
