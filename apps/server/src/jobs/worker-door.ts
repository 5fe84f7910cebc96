import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Config } from '#config.ts'
import { arriveInTime } from '#http/edge/arrive-in-time.ts'
import { boundConnections } from '#http/edge/bound-connections.ts'
import { serveHealth, type ReadinessCheck } from '#http/watch/health.ts'
import { measureActivity, type ActivityFigures } from '#http/watch/measure-activity.ts'
import { requirePermissions } from '#http/permission-guard.ts'
import { processRegistry } from '#http/watch/process-registry.ts'
import { answerFailures } from '#http/refusals.ts'
import { serveMetrics } from '#http/watch/serve-metrics.ts'
import { measureClocks, type ClockFigures } from '#jobs/clock-figures.ts'
import { measureQueue } from '#jobs/queue-figures.ts'
import type { Leaving } from '#leaving.ts'

/** An address of the worker's own, for whoever watches over it: health, readiness and metrics, nothing else. */
export function buildWorkerDoor(parts: {
  config: Config
  pool: pg.Pool
  readiness: readonly ReadinessCheck[]
  activityLog: ActivityFigures
  clocks: ClockFigures
  leaving: Leaving
}): FastifyInstance {
  const { config, pool, readiness, leaving } = parts
  const door = Fastify({ ...arriveInTime(config), forceCloseConnections: true })
  const connections = boundConnections(door, config)
  answerFailures(door, () => config.SUPPORT_PHONE)
  requirePermissions(door)
  serveHealth(door, config.BUILD_ID, readiness, leaving)
  const registry = processRegistry(connections, pool)
  measureQueue(registry, pool)
  measureActivity(registry, parts.activityLog)
  measureClocks(registry, parts.clocks)
  serveMetrics(door, config.METRICS_TOKEN, registry)
  return door
}
