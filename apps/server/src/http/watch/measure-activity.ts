import { Gauge, type Registry } from 'prom-client'

/** What the worker found when it last checked the activity log. */
export type ActivityFigures = () => Promise<{ faults: number; verifiedSeconds: number; recentSeconds: number }>

export function measureActivity(registry: Registry, ask: ActivityFigures) {
  // Whoever watches learns by the other figures that the database is away.
  const found = () => ask().catch(() => ({ faults: NaN, verifiedSeconds: NaN, recentSeconds: NaN }))
  void new Gauge({
    name: 'sarai_activity_faults',
    help: 'Rows of the activity log, and anchors, that were changed, taken out or put in',
    registers: [registry],
    async collect() {
      this.set((await found()).faults)
    },
  })
  void new Gauge({
    name: 'sarai_activity_verified_seconds',
    help: 'How long ago the whole activity log was last verified',
    registers: [registry],
    async collect() {
      this.set((await found()).verifiedSeconds)
    },
  })
  void new Gauge({
    name: 'sarai_activity_recent_verified_seconds',
    help: 'How long ago the newest steps of the activity log were last verified',
    registers: [registry],
    async collect() {
      this.set((await found()).recentSeconds)
    },
  })
}
