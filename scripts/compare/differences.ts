/** Where two answers differ, by the way to the value: `Data[].Price`. What has no name of its own is told once. */
export type Difference = { kind: 'new' | 'gone' | 'other'; where: string }

/** What differs each time: instants, ids of sessions and pictures, signatures, references. */
const passing = [
  [/\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|\+[\d:]+)/g, '(instant)'],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, '(id)'],
  [/(signature|expires)=[\w-]+/g, '$1=(signed)'],
] as const

export function masked(text: string): string {
  return passing.reduce((before, [pattern, name]) => before.replaceAll(pattern, name), text)
}

export function differences(before: unknown, after: unknown, where = ''): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [{ kind: 'other', where: `${where}[] length` }]
    return before.flatMap((item, place) => differences(item, after[place], `${where}[]`))
  }
  if (isRecord(before) && isRecord(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Difference[] => {
      const inside = where === '' ? key : `${where}.${key}`
      if (!(key in before)) return [{ kind: 'new', where: inside }]
      if (!(key in after)) return [{ kind: 'gone', where: inside }]
      return differences(before[key], after[key], inside)
    })
  }
  return before === after ? [] : [{ kind: 'other', where: where === '' ? 'the answer' : where }]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
