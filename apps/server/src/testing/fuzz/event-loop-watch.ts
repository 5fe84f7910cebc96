import { readFileSync } from 'node:fs'

/** A time in which nothing else could run, without what this thread only waited for a processor: `heldMs`. */
export type Hold = { until: number; wallMs: number; heldMs: number }

const everyMs = 20
const worthTellingMs = 100

/** Looks at the clock all the time, and tells when it could not. */
export function watchEventLoop(tell: (hold: Hold) => void): () => void {
  let before = { at: performance.now(), waited: waitedMs() }
  const timer = setInterval(() => {
    const now = { at: performance.now(), waited: waitedMs() }
    const wallMs = now.at - before.at - everyMs
    const heldMs = wallMs - (now.waited - before.waited)
    if (wallMs > worthTellingMs) tell({ until: Date.now(), wallMs, heldMs })
    before = now
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** How long this thread was ready and had to wait for its turn: on a busy machine a clock alone accuses the innocent. */
function waitedMs(): number {
  const [, waited] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
  return Number(waited) / 1_000_000
}
