import { Counter, Gauge, type Registry } from 'prom-client'
import type { KeptAnswers } from '#http/answers/kept-answers.ts'

/** How many calls met a 304 is in the statuses of `sarai_http_request_seconds`. */
export function measureKeptAnswers(registry: Registry, kept: KeptAnswers) {
  void new Gauge({
    name: 'sarai_kept_answers_bytes',
    help: 'What answers that are ready take in this process, packed forms and keys with them',
    labelNames: ['of'],
    registers: [registry],
    collect() {
      for (const [of, cache] of Object.entries(kept)) this.set({ of }, cache.figures().bytes)
    },
  })
  void new Counter({
    name: 'sarai_kept_answers_total',
    help: 'Answers that were found ready, and those that had to be made',
    labelNames: ['of', 'how'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [of, cache] of Object.entries(kept)) {
        const { found, made } = cache.figures()
        this.inc({ of, how: 'found' }, found)
        this.inc({ of, how: 'made' }, made)
      }
    },
  })
}
