import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { StreamLimits } from '#live/stream-limits.ts'
import { Problem } from '#problem.ts'

/** Counts and times every call by its operation, never by its address: ids would make endless series. */
export function measure(
  app: FastifyInstance,
  options: { token: string | undefined; openStreams: () => number; refusedStreams: StreamLimits['refused'] },
) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'sarai_http_request_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const streams = new Gauge({
    name: 'sarai_live_streams',
    help: 'Event streams open in this process',
    registers: [registry],
  })
  void new Counter({
    name: 'sarai_live_streams_refused_total',
    help: 'Event streams that met an end: of their session, of their agency or member of staff, of this process',
    labelNames: ['end'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [end, count] of Object.entries(options.refusedStreams())) this.inc({ end }, count)
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.name ?? 'other'
    duration.observe({ operation, status: `${reply.statusCode}` }, reply.elapsedTime / 1_000)
  })
  app.get('/metrics', { config: { access: 'anyone' } }, async (request, reply) => {
    const given = request.headers.authorization ?? ''
    if (options.token === undefined || !sameText(given, `Bearer ${options.token}`)) throw new Problem('NOT_FOUND')
    streams.set(options.openStreams())
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** By their hashes, which are as long as each other whatever the texts are. */
function sameText(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
