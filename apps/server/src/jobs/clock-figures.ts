import { Counter, type Registry } from 'prom-client'

/** How many clocks of requests this worker has decided, and how often it could not. */
export type ClockFigures = () => { decided: number; failed: number }

export function measureClocks(registry: Registry, figures: ClockFigures) {
  void new Counter({
    name: 'sarai_clocks_decided_total',
    help: 'Deadlines and offers that this worker has decided after they were over',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(figures().decided)
    },
  })
  void new Counter({
    name: 'sarai_clocks_failed_total',
    help: 'How often this worker could not decide a deadline or an offer that was over',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(figures().failed)
    },
  })
}
