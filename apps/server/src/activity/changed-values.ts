import type { ActivityValues } from '@sarai/contract/activity.ts'
import { cutText } from '@sarai/domain/cut-text.ts'

type Values = NonNullable<ActivityValues>
const longest = 120

/** Only what an edit changed, before and after; nothing when it changed nothing. Long texts are cut: the log compares. */
export function changedValues(before: Values, after: Values): { before: Values; after: Values } | undefined {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name])
  if (changed.length === 0) return undefined
  const of = (values: Values) => Object.fromEntries(changed.map((name) => [name, short(values[name] ?? null)]))
  return { before: of(before), after: of(after) }
}

function short(value: Values[string]): Values[string] {
  return typeof value === 'string' ? cutText(value, longest) : value
}
