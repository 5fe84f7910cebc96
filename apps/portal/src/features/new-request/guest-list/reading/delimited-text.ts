import {
  boundedTable,
  cellText,
  ListRefused,
  type ListTable,
} from '#features/new-request/guest-list/reading/list-table.ts'

type Separator = '\t' | ';' | ','

/** Twenty signs in every cell of the largest list. */
const longestText = 300_000

/** What spreadsheets put on the clipboard (tabs) and into files (commas, or semicolons where a comma is in numbers). */
export function readDelimited(text: string): ListTable {
  if (text.length > longestText) throw new ListRefused('tooMuch')
  const plain = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(plain)
  const rows = splitCells(plain, separator) ?? splitCells(plain, separator, false) ?? []
  const cells = rows.map((row) => withoutEmptyEnd(row.map(cellText)))
  return boundedTable(cells)
}

/** The last cells of a row are often empty to the edge of the screen. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

/** Undefined for one column alone, also where each line is "RAHIMI, NASRIN": that comma is within a name. */
function separatorOf(text: string): Separator | undefined {
  if (text.includes('\t')) return '\t'
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const ofEach = (separator: Separator) => lines.map((line) => line.split(separator).length - 1)
  const semicolons = ofEach(';')
  if (semicolons.every((count) => count > 0)) return ';'
  const commas = ofEach(',')
  if (commas.every((count) => count === 1) && lines.every((line) => /\p{L}, \p{L}/u.test(line))) return undefined
  return commas.some((count) => count > 0) ? ',' : semicolons.some((count) => count > 0) ? ';' : undefined
}

/**
 * Cells in quotes may hold separators, line ends and doubled quotes. A quote that never ends is a mark of its own, as
 * in 5" or in a nickname: then nothing is given back, and the caller reads all quotes as they are.
 */
function splitCells(text: string, separator: Separator | undefined, knowsQuotes = true): string[][] | undefined {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += sign
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '' && knowsQuotes) isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') {
      endCell()
      rows.push(row)
      row = []
    } else cell += sign
  }
  endCell()
  rows.push(row)
  return isQuoted ? undefined : rows
}
