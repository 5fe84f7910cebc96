import { parseDay, type Near } from '@sarai/locale/date-parse.ts'
import { useToday } from '#kit/today.ts'

/** Where a day lies whose year was left out: ahead, from what it has to follow on, or back where only the past counts. */
export function useNearDay({ min, max, after }: { min?: string; max?: string; after?: string }): Near {
  const today = useToday()
  const first = parseDay(min ?? '') ?? parseDay(after ?? '')
  if (first) return { from: first }
  const last = parseDay(max ?? '')
  return last && last <= today ? { until: last } : { from: today }
}
