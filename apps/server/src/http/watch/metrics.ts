import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram } from 'prom-client'
import type { Connections } from '#http/edge/bound-connections.ts'
import { measureActivity, type ActivityFigures } from '#http/watch/measure-activity.ts'
import { processRegistry, type PoolFigures } from '#http/watch/process-registry.ts'
import { serveMetrics } from '#http/watch/serve-metrics.ts'
import type { StreamLimits } from '#live/stream-limits.ts'

/** Counts and times every call by its operation, never by its address: ids would make endless series. */
export function measure(
  app: FastifyInstance,
  options: {
    token: string | undefined
    openStreams: () => number
    refusedStreams: StreamLimits['refused']
    connections: Connections
    pool: PoolFigures | undefined
    activityLog: ActivityFigures
  },
) {
  const registry = processRegistry(options.connections, options.pool)
  const duration = new Histogram({
    name: 'sarai_http_request_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  void new Gauge({
    name: 'sarai_live_streams',
    help: 'Event streams open in this process',
    registers: [registry],
    collect() {
      this.set(options.openStreams())
    },
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
  measureActivity(registry, options.activityLog)

  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.name ?? 'other'
    duration.observe({ operation, status: `${reply.statusCode}` }, reply.elapsedTime / 1_000)
  })
  serveMetrics(app, options.token, registry)
}
