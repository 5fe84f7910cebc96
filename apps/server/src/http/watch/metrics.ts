import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram } from 'prom-client'
import type { Connections } from '#http/edge/bound-connections.ts'
import type { KeptAnswers } from '#http/answers/kept-answers.ts'
import { measureActivity, type ActivityFigures } from '#http/watch/measure-activity.ts'
import { measureKeptAnswers } from '#http/watch/measure-kept-answers.ts'
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
    keptAnswers: KeptAnswers
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
  measureKeptAnswers(registry, options.keptAnswers)

  /** By its labels, which would have to be looked up by their names for each call anew. */
  const times = new Map<string, Map<number, Histogram.Internal<'operation' | 'status'>>>()
  const timeOf = (operation: string, status: number) => {
    const known = times.get(operation) ?? new Map<number, Histogram.Internal<'operation' | 'status'>>()
    times.set(operation, known)
    const time = known.get(status) ?? duration.labels(operation, `${status}`)
    known.set(status, time)
    return time
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { operation, measuredAs = 'other' } = request.routeOptions.config
    timeOf(operation?.name ?? measuredAs, reply.statusCode).observe(reply.elapsedTime / 1_000)
    done()
  })
  serveMetrics(app, options.token, registry)
}
