import { isDeepStrictEqual } from 'node:util'
import type { ActivityValues } from '@sarai/wire/desk/activity-values.ts'

/** Only what an edit changed, before and after; nothing when it changed nothing. */
export function changedValues(
  before: ActivityValues,
  after: ActivityValues,
): { before: ActivityValues; after: ActivityValues } | undefined {
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name]))
  if (changed.length === 0) return undefined
  const of = (values: ActivityValues) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]))
  return { before: of(before), after: of(after) }
}
