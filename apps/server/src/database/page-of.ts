/**
 * As many rows as any page asks for: a hundred (pageLimit), and the one more. It stands in the text of a list as a second
 * limit, because PostgreSQL takes an unknown one for a tenth of the table and would plan each call anew where that is
 * large (docs/decisions/102).
 */
export const mostOfPage = 101

/**
 * A page of a list, of which one row more was asked for: whether it is there says whether the list goes on. `next` is
 * where it does.
 */
export function pageOf<Row, Shown, Cursor>(
  found: readonly Row[],
  limit: number,
  shown: (row: Row) => Shown,
  cursorOf: (row: Row) => Cursor,
): { rows: Shown[]; next: Cursor | null } {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows: rows.map(shown), next: last !== undefined && found.length > limit ? cursorOf(last) : null }
}

export const byId = ({ id }: { id: number }) => id
export const asItIs = <Row>(row: Row): Row => row
