import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { operation, type Operation } from '@sarai/wire/core/operation.ts'
import { deskOperations, portalOperations } from '@sarai/wire/operations.ts'
import { answerFailures } from '#http/refusals.ts'
import { createServe, modelConstraints } from '#http/serve.ts'
import { answerUnreadable } from '#http/edge/unreadable.ts'
import { watchEventLoop, type Hold } from '#testing/fuzz/event-loop-watch.ts'
import { fuzzCall, type FuzzTarget } from '#testing/fuzz/fuzz-call.ts'
import { runFuzz } from '#testing/fuzz/run-fuzz.ts'
import { wrongsOfRun } from '#testing/fuzz/tell-tally.ts'
import { KnownRecords } from '#testing/generated/known-records.ts'

/** Bounded and linear: a text that the rest of the product could bear. */
const boundedName = z.string().check(
  z.refine((text) => text.length <= 60 && text.isWellFormed() && !text.includes('\0'), { abort: true }),
  z.trim(),
  z.minLength(1),
)
const greetingWith = (name: z.ZodMiniType<string>) =>
  operation({
    name: 'greet',
    summary: 'Says hello',
    method: 'POST',
    path: '/api/greeting',
    access: 'anyone',
    body: z.strictObject({ name }),
    reply: z.strictObject({ greeting: z.string() }),
    repeatable: 'it changes nothing',
  })
const cleanUp: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0)) await clean()
})

describe('the fuzzer', () => {
  it('finds nothing where there is nothing', async () => {
    const op = greetingWith(boundedName)
    expect(await wrongsFound(op, async ({ name }) => ({ greeting: `Hello ${name}` }))).toEqual([])
  })

  it('thinks of the same calls again for the same seed, and of others for another', () => {
    const target = targetOf([...portalOperations, ...deskOperations])
    const calls = (seed: number) =>
      Array.from({ length: 300 }, (_, turn) => JSON.stringify(fuzzCall(target, seed, turn).request))
    expect(calls(5)).toEqual(calls(5))
    expect(calls(6)).not.toEqual(calls(5))
  })

  it('can build an input for every operation, also before anything is known', () => {
    const target = targetOf([...portalOperations, ...deskOperations])
    for (const op of target.operations) expect(fuzzCall(target, 1, 1, op).how).toBe('valid')
  })

  it('sabotage: sees an operation whose schema is any text and whose handler trusts it', async () => {
    const op = greetingWith(z.string())
    const found = await wrongsFound(op, async ({ name }) => ({ greeting: encodeURIComponent(name) }))
    expect(found.join('\n')).toMatch(/^500 .*lone surrogate as body\.name/ms)
  })

  it('sabotage: sees a pattern that backtracks, and names the request that held the loop', async () => {
    // A part of the text only, or the test would wait for minutes.
    const part = z.overwrite<string>((text) => text.slice(-20_000))
    const op = greetingWith(z.string().check(part, z.maxLength(60), z.regex(/^[\p{L}\s]*[\p{L}][\p{L}\s]*$/u)))
    const found = await wrongsFound(op, async ({ name }) => ({ greeting: name }), 2_000)
    expect(found.join('\n')).toMatch(/^held .*very long as body\.name/ms)
  }, 60_000)

  it('sabotage: sees a connection that is cut', async () => {
    const op = greetingWith(z.string())
    const found = await wrongsFound(op, async ({ name }, app) => {
      if (name.includes('\0')) app.server.closeAllConnections()
      return { greeting: name }
    })
    expect(found.join('\n')).toMatch(/^cut /m)
  })

  it('sabotage: sees an answer that does not fit its schema', async () => {
    const op = greetingWith(boundedName)
    const found = await wrongsFound(op, async () => ({ hello: 1 }) as never)
    expect(found.join('\n')).toMatch(/^misfit /m)
  })

  it('sabotage: sees that nothing ever got behind the schemas, and that the server is not well', async () => {
    const op = greetingWith(z.string().check(z.refine(() => false)))
    await expect(wrongsFound(op, async () => ({ greeting: '' }))).rejects.toThrow('No input can be built for greet')
    const tally = await runFuzz({ ...(await serving(greetingWith(boundedName))), seed: 1, requests: 10, holds: [] })
    const unseen = { ...op, path: '/api/other', name: 'other' }
    expect(wrongsOfRun(tally, [unseen], false).join('\n')).toMatch(/other was never answered well.*not well any more/s)
  })
})

type Greet = (body: { name: string }, app: FastifyInstance) => Promise<{ greeting: string }>

/** Its answer is not kept. */
type Plain = Operation & { readonly kept?: undefined }

async function wrongsFound(op: Plain, greet: Greet, requests = 500): Promise<string[]> {
  const holds: Hold[] = []
  cleanUp.push(watchEventLoop((hold) => holds.push(hold)))
  const tally = await runFuzz({ ...(await serving(op, greet)), seed: 3, requests, holds })
  return wrongsOfRun(tally, [op], true)
}

async function serving(op: Plain, greet: Greet = async () => ({ greeting: '' })) {
  const app = Fastify({
    routerOptions: { constraints: modelConstraints },
    bodyLimit: 256 * 1024,
    clientErrorHandler: answerUnreadable,
  })
  answerFailures(app, () => '')
  const authenticate = async () => ({ kind: 'visitor', reference: 'r', language: 'en', address: '' }) as never
  const serve = createServe(app, {
    authenticate,
    stepUp: async (_, caller) => caller,
    checkReplies: false,
    fingerprintKey: 'k',
  })
  serve(op, async ({ body }) => greet(body as { name: string }, app))
  await app.listen({ port: 0, host: '127.0.0.1' })
  cleanUp.push(() => app.close())
  return { port: (app.server.address() as AddressInfo).port, target: targetOf([op]) }
}

function targetOf(operations: readonly Operation[]): FuzzTarget {
  const known = new KnownRecords()
  const actors = (['nobody', 'agency', 'staff'] as const).map((name) => ({ name, headers: () => ({}) }))
  return { operations, actors, knownOf: () => known, facts: () => [] }
}
