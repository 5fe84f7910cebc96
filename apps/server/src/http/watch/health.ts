import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createLeaving, type Leaving } from '#leaving.ts'

export type ReadinessCheck = { name: string; check: () => Promise<unknown> }
type Outcome = { name: string; error?: unknown }

const patienceMs = 2_000
const keptMs = 1_000

/** /healthz: this process lives, and which build it is. /readyz: what it depends on answers, so it may get traffic. */
export function serveHealth(
  app: FastifyInstance,
  buildId: string,
  checks: readonly ReadinessCheck[],
  leaving: Leaving = createLeaving(),
) {
  app.get('/healthz', { config: { access: 'anyone' } }, async () => ({ status: 'alive', build: buildId }))

  const look = shareLooks(() => lookAt(checks, app.log))
  app.get('/readyz', { config: { access: 'anyone' } }, async (_, reply) => {
    const outcomes = leaving.hasBegun() ? [] : await look()
    // Also of those who began to wait before.
    if (leaving.hasBegun()) return reply.code(503).send({ status: 'leaving', parts: {} })
    const ready = outcomes.every(({ error }) => error === undefined)
    void reply.code(ready ? 200 : 503)
    return {
      status: ready ? 'ready' : 'not ready',
      parts: Object.fromEntries(outcomes.map(({ name, error }) => [name, error === undefined ? 'ok' : 'failed'])),
    }
  })
}

/** Anybody may ask, as often as they like: all who ask share one look, and for a second what it found. */
function shareLooks(look: () => Promise<Outcome[]>): () => Promise<Outcome[]> {
  let last: Promise<Outcome[]> | undefined
  return () =>
    (last ??= look().finally(() => {
      setTimeout(() => (last = undefined), keptMs).unref()
    }))
}

async function lookAt(checks: readonly ReadinessCheck[], log: FastifyBaseLogger): Promise<Outcome[]> {
  const outcomes = await Promise.all(checks.map((dependency) => ask(dependency)))
  for (const { name, error } of outcomes) if (error !== undefined) log.warn({ err: error, name }, 'not ready')
  return outcomes
}

async function ask({ name, check }: ReadinessCheck): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not answer in time`)), patienceMs)
  })
  try {
    await Promise.race([check(), late])
    return { name }
  } catch (error) {
    return { name, error }
  } finally {
    clearTimeout(timer)
  }
}
