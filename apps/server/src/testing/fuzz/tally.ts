import type { Operation } from '@sarai/wire/core/operation.ts'
import type { Hold } from '#testing/fuzz/event-loop-watch.ts'
import type { FuzzCall } from '#testing/fuzz/fuzz-call.ts'
import type { Outcome } from '#testing/fuzz/send.ts'
import { isBusy, titleOf } from '#testing/fuzz/verdict.ts'

export type Fault = { what: string; why: string; times: number; example: string }
type Counts = { requests: number; good: number; refused: number; limited: number; busy: number }

/** What was sent and what came of it, by operation; and every different fault once. */
export class FuzzTally {
  requests = 0
  readonly faults = new Map<string, Fault>()
  readonly holds: Hold[] = []
  readonly #counts = new Map<string, Counts>()
  readonly #refusals = new Map<string, string>()

  count(call: FuzzCall, { answer }: Outcome): void {
    this.requests++
    const title = titleOf(call.op)
    const counts = this.#counts.get(title) ?? { requests: 0, good: 0, refused: 0, limited: 0, busy: 0 }
    this.#counts.set(title, counts)
    counts.requests++
    if (answer === undefined) return
    if (answer.status < 400) counts.good++
    else if (answer.status < 500) counts.refused++
    if (answer.status === 429) counts.limited++
    if (isBusy(answer)) counts.busy++
    if (call.how === 'valid' && answer.status >= 400) {
      const { 'x-problem-code': code = '', 'x-problem-fields': fields = '' } = answer.headers
      this.#refusals.set(title, [answer.status, code, fields].flat().join(' '))
    }
  }

  /** The same fault of the same operation, by the same means, is told once. */
  noteFault(call: FuzzCall, what: string, why: string, example: string): void {
    const key = keyOf(call, what)
    const known = this.faults.get(key)
    if (known === undefined) this.faults.set(key, { what, why, times: 1, example })
    else known.times++
  }

  hasFault(call: FuzzCall, what: string): boolean {
    return this.faults.has(keyOf(call, what))
  }

  /** It answers no more: whatever else is sent would wait as well. */
  get isSilent(): boolean {
    return [...this.faults.values()].some(({ what }) => what === 'silent')
  }

  noteHold(hold: Hold): void {
    this.holds.push(hold)
  }

  successes(op: Operation): number {
    return this.#counts.get(titleOf(op))?.good ?? 0
  }

  /** How a valid call of it was last refused. */
  lastRefusal(op: Operation): string {
    return this.#refusals.get(titleOf(op)) ?? 'nothing'
  }

  get busy(): number {
    return [...this.#counts.values()].reduce((sum, { busy }) => sum + busy, 0)
  }

  /** A line for each operation: how many, and in hundredths how they ended. */
  table(): string[] {
    const share = (part: number, { requests }: Counts) => `${Math.round((100 * part) / requests)} %`.padStart(6)
    const head = `${'operation'.padEnd(36)} requests    2xx    4xx    429`
    const lines = [...this.#counts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([title, counts]) => {
        const shares = [counts.good, counts.refused, counts.limited].map((part) => share(part, counts))
        return `${title.padEnd(36)} ${`${counts.requests}`.padStart(8)} ${shares.join(' ')}`
      })
    return [head, ...lines]
  }
}

function keyOf(call: FuzzCall, what: string): string {
  return `${what} ${titleOf(call.op)} ${call.how}`
}
