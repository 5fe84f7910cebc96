import { parseDay, type Near } from '@sarai/locale/date/date-parse.ts'
import { useToday } from '#kit/date/today.ts'

type Known = { min?: string; max?: string; after?: string; isNear?: boolean }

/** Where a day lies whose year was left out: ahead, from what it has to follow on, or back where only the past counts. */
export function useNearDay({ min, max, after, isNear = false }: Known): Near {
  const today = useToday()
  const follows = parseDay(after ?? '')
  if (isNear && follows) return { about: follows }
  const first = parseDay(min ?? '') ?? parseDay(after ?? '')
  if (first) return { from: first }
  const last = parseDay(max ?? '')
  return last && last <= today ? { until: last } : { from: today }
}
