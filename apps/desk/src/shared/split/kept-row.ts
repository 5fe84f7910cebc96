import { useState } from 'react'

/**
 * The row that is open stays where it was when it leaves the list, because it was answered: the next one is still below
 * it. It goes when another is opened.
 */
export function useKeptRow<Row, Id extends number | string>(
  rows: readonly Row[],
  openedId: Id | undefined,
  idOf: (row: Row) => Id,
) {
  const [kept, setKept] = useState<{ row: Row; place: number }>()
  const place = rows.findIndex((row) => idOf(row) === openedId)
  const row = rows[place]
  if (row && (kept?.row !== row || kept.place !== place)) setKept({ row, place })
  if (row || kept === undefined || idOf(kept.row) !== openedId) return { rows, goneId: undefined }
  return { rows: rows.toSpliced(kept.place, 0, kept.row), goneId: openedId }
}
