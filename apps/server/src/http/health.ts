import type { FastifyInstance } from 'fastify'
import { createLeaving, type Leaving } from '#leaving.ts'

export type ReadinessCheck = { name: string; check: () => Promise<unknown> }

const patienceMs = 2_000

/** /healthz: this process lives, and which build it is. /readyz: what it depends on answers, so it may get traffic. */
export function serveHealth(
  app: FastifyInstance,
  buildId: string,
  checks: readonly ReadinessCheck[],
  leaving: Leaving = createLeaving(),
) {
  app.get('/healthz', { config: { access: 'anyone' } }, async () => ({ status: 'alive', build: buildId }))

  app.get('/readyz', { config: { access: 'anyone' } }, async (request, reply) => {
    if (leaving.hasBegun()) return reply.code(503).send({ status: 'leaving', parts: {} })
    const outcomes = await Promise.all(checks.map((dependency) => ask(dependency)))
    const ready = outcomes.every((outcome) => outcome.error === undefined)
    for (const { name, error } of outcomes) if (error !== undefined) request.log.warn({ err: error, name }, 'not ready')
    void reply.code(ready ? 200 : 503)
    return {
      status: ready ? 'ready' : 'not ready',
      parts: Object.fromEntries(outcomes.map(({ name, error }) => [name, error === undefined ? 'ok' : 'failed'])),
    }
  })
}

async function ask({ name, check }: ReadinessCheck): Promise<{ name: string; error?: unknown }> {
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
