import { onTestFinished } from 'vitest'

/** What moved although nobody touched it, as the browser counts it: how much of the screen, and how far. */
export function watchWhatMoves() {
  let moved = 0
  const told: string[] = []
  const watch = new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      moved += shift.value
      told.push(`${shift.value} after ${Math.round(shift.startTime)} ms`)
    }
  })
  watch.observe({ type: 'layout-shift' })
  onTestFinished(() => watch.disconnect())
  return () => ({ moved, told })
}
