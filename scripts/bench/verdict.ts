export type Verdict = 'pass' | 'fail' | 'noisy'

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Rounds that disagree by more than this prove nothing, either way. */
const calm = 0.35

/**
 * The median decides. Where it misses the bar and a round reached it in a restless run, nobody knows: such a run is made
 * again when the machine has nothing else to do.
 */
export function judge(rounds: readonly number[], bar: number, wants: 'at least' | 'at most'): Verdict {
  const isMet = (value: number) => (wants === 'at least' ? value >= bar : value <= bar)
  if (isMet(median(rounds))) return 'pass'
  const isRestless = (Math.max(...rounds) - Math.min(...rounds)) / median(rounds) > calm
  return isRestless && rounds.some(isMet) ? 'noisy' : 'fail'
}
