import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Connections } from '#http/edge/bound-connections.ts'

export type PoolFigures = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/** What every process of ours tells: the figures of Node.js, with the delay of its event loop, and its connections. */
export function processRegistry(connections: Connections, pool: PoolFigures | undefined): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  void new Gauge({
    name: 'sarai_connections',
    help: 'Connections that callers have to this process, streams among them',
    registers: [registry],
    collect() {
      this.set(connections.open())
    },
  })
  if (pool === undefined) return registry
  void new Gauge({
    name: 'sarai_pool_connections',
    help: 'Connections to the database: open, idle, and callers that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  return registry
}
