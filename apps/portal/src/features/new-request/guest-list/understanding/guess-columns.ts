import { meanings, type Columns, type Meaning } from '#features/new-request/guest-list/understanding/column-meaning.ts'
import { readHead, type Head } from '#features/new-request/guest-list/understanding/column-heads.ts'
import { guessFromContent } from '#features/new-request/guest-list/understanding/column-content.ts'
import type { ListTable } from '#features/new-request/guest-list/reading/list-table.ts'

export type Understood = {
  readonly columns: Columns
  /** Without the heads and what stands above them. */ readonly rows: ListTable
}

/** A title, the dates of the tour and an empty line may stand above the heads. */
const deepestHeads = 6

/** What each column holds: by its head, or, in a list without heads, by what stands in it. */
export function guessColumns(table: ListTable): Understood {
  const width = Math.max(...table.map((row) => row.length))
  const at = table.slice(0, deepestHeads).findIndex((row) => isHeadRow(row, width))
  if (at === -1) return { columns: guessFromContent(table, width), rows: table }
  const rows = table.slice(at + 1)
  const heads = Array.from({ length: width }, (_, column) => readHead(table[at]?.[column] ?? ''))
  return { columns: oneOfEach(meaningsOf(heads), rows), rows }
}

/** Two heads that we know make a row of heads; a list of names alone has only one. */
function isHeadRow(row: readonly string[], width: number): boolean {
  const known = row.filter((cell) => cell !== '' && readHead(cell) !== undefined).length
  return known >= Math.min(2, width)
}

function meaningsOf(heads: readonly (Head | undefined)[]): Meaning[] {
  const hasLastName = heads.includes('lastName')
  return heads.map((head) => {
    if (head === undefined) return 'other'
    if (head === 'name') return hasLastName ? 'firstName' : 'fullName'
    return head
  })
}

/** Of two columns with one meaning the one in Latin letters counts, as lists here give names in both; else the first. */
function oneOfEach(guessed: readonly Meaning[], rows: ListTable): Columns {
  const chosen = new Map<Meaning, number>()
  for (const meaning of meanings) {
    const columns = guessed.flatMap((known, column) => (known === meaning ? [column] : []))
    const best = columns.toSorted((one, other) => latinShare(rows, other) - latinShare(rows, one))[0]
    if (best !== undefined) chosen.set(meaning, best)
  }
  // Both parts of a name make the whole of it needless, unless it alone is in Latin letters.
  const [first, last, whole] = [chosen.get('firstName'), chosen.get('lastName'), chosen.get('fullName')]
  if (whole !== undefined && last !== undefined) {
    const isBetter = latinShare(rows, whole) > latinShare(rows, last)
    if (isBetter || first === undefined) {
      chosen.delete('firstName')
      chosen.delete('lastName')
    } else chosen.delete('fullName')
  }
  return guessed.map((meaning, column) => (chosen.get(meaning) === column ? meaning : 'other'))
}

function latinShare(rows: ListTable, column: number): number {
  return rows.filter((row) => /\p{Script=Latin}/u.test(row[column] ?? '')).length
}
