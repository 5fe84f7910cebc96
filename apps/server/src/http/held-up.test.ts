import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import { answerFailures } from '#http/refusals.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const visitor: Visitor = { kind: 'visitor', reference: 'test-held-up', language: 'en', address: '' }
const lock = query<{ key: number }>(`select pg_advisory_xact_lock($key)`)
const shortPatience = query(`set local lock_timeout = '50ms'`)

/** Whoever calls wants both locks, one after the other. */
async function callFor(first: number, second: number, meanwhile: () => Promise<unknown> = async () => undefined) {
  const app = Fastify()
  onTestFinished(() => app.close())
  answerFailures(app, () => '021 9100')
  app.get('/', { config: { access: 'anyone' } }, () =>
    database.db.write(visitor, async (tx) => {
      await lock.run(tx, { key: first })
      if ((await meanwhile()) === 'hurry') await shortPatience.run(tx)
      await lock.run(tx, { key: second })
      return 'done'
    }),
  )
  return app.inject({ url: '/', headers: { 'accept-language': 'en' } })
}

describe('a call that another one holds up', () => {
  const busy = { 'x-problem-code': 'BUSY', 'retry-after': '2' }

  it('for too long is asked to come again, and not told that we broke', async () => {
    const answer = await database.db.write(visitor, async (tx) => {
      await lock.run(tx, { key: 2 })
      return callFor(1, 2, async () => 'hurry')
    })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject(busy)
    expect(answer.body).toBe('We are very busy at this moment. Try again in 2 seconds.')
  })

  it('while it holds up that one is asked to come again, and the other goes through', async () => {
    let held = 0
    const { promise: bothHold, resolve: go } = Promise.withResolvers<void>()
    const meet = () => {
      held += 1
      if (held === 2) go()
      return bothHold
    }
    const answers = await Promise.all([callFor(3, 4, meet), callFor(4, 3, meet)])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
    expect(answers.find(({ statusCode }) => statusCode === 503)?.headers).toMatchObject(busy)
  })
})
