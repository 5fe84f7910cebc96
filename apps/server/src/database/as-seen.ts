import { Problem } from '#problem.ts'

/** The row as its editor saw it; whoever saw an older one is told to look again instead of writing over it. */
export function asSeen<Row extends { version: number }>(row: Row | undefined, version: number): Row {
  if (row === undefined) throw new Problem('NOT_FOUND')
  if (row.version !== version) throw stateChanged()
  return row
}

export type NewOrder = { seen: readonly number[]; wanted: readonly number[] }

/** The wanted order, when it is of the very rows that its editor saw, and they still stand as they were seen. */
export function asWanted(rows: readonly { id: number }[], { seen, wanted }: NewOrder): readonly number[] {
  const now = rows.map(({ id }) => id)
  if (!isSame(now, seen)) throw stateChanged()
  const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
  if (!isSame(ascending(now), ascending(wanted))) throw new Problem('VALIDATION_FAILED', { fields: ['wanted'] })
  return wanted
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place])
}

function stateChanged(): Problem {
  return new Problem('STATE_CHANGED')
}
