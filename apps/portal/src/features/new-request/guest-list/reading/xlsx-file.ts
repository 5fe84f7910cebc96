import { dayOfSerial } from '@sarai/locale/date/date-serial.ts'
import { columnOf } from '@sarai/locale/text/cell-address.ts'
import { stripBidiControls } from '@sarai/domain/ground/text/bidi-controls.ts'
import { dateStyles } from '#features/new-request/guest-list/reading/date-styles.ts'
import {
  boundedTable,
  listLimits,
  ListRefused,
  type ListTable,
} from '#features/new-request/guest-list/reading/list-table.ts'
import { elements, xlsxParts } from '#features/new-request/guest-list/reading/xlsx-parts.ts'
import { openZip } from '#features/new-request/guest-list/reading/zip-file.ts'

type Cell = { column: number; text: string }

/** The first sheet of an .xlsx file, as Excel, LibreOffice and Google write it; a cell that shows a day is that day. */
export async function readXlsx(bytes: Uint8Array): Promise<ListTable> {
  const { sheet, strings, styles, from1904 } = await xlsxParts(openZip(bytes))
  const texts = strings === undefined ? [] : elements(strings, 'si').map(textOf)
  const days = dateStyles(styles)
  const rows: string[][] = []
  for (const row of elements(sheet, 'row')) {
    const cells = elements(row, 'c').map((cell, index) => readCell(cell, index, { texts, days, from1904 }))
    const filled = cells.filter(({ text }) => text !== '')
    if (filled.some(({ column }) => column >= listLimits.columns)) throw new ListRefused('tooWide')
    if (filled.length > 0) rows.push(inColumns(filled))
    // A sheet may have a million rows: enough is known before they are all read.
    if (rows.length > listLimits.rows) throw new ListRefused('tooLong')
  }
  return boundedTable(rows)
}

type Known = { texts: readonly string[]; days: ReadonlySet<number>; from1904: boolean }

/** Cells without an address follow each other. */
function readCell(cell: Element, index: number, known: Known): Cell {
  const address = cell.getAttribute('r')
  const column = address === null ? index : columnOf(address)
  if (column === undefined) throw new ListRefused('unreadable')
  return { column, text: stripBidiControls(valueOf(cell, known)).trim() }
}

function valueOf(cell: Element, { texts, days, from1904 }: Known): string {
  const value = elements(cell, 'v')[0]?.textContent ?? ''
  switch (cell.getAttribute('t') ?? 'n') {
    case 's':
      return texts[Number(value)] ?? ''
    case 'inlineStr':
      return textOf(cell)
    case 'str':
      return value
    // A day in words of ISO 8601, with a time behind it.
    case 'd':
      return value.split('T')[0] ?? ''
    case 'n': {
      const number = Number(value)
      if (value === '' || !Number.isFinite(number)) return ''
      const day = days.has(Number(cell.getAttribute('s') ?? 0)) ? dayOfSerial(number, from1904) : undefined
      return day ?? String(number)
    }
    // True, false and faults of formulas say nothing about a guest.
    default:
      return ''
  }
}

/** A text may come in pieces of several looks; the reading aid of East Asian texts (rPh) is none of it. */
function textOf(element: Element): string {
  return elements(element, 't')
    .filter((piece) => piece.parentElement?.localName !== 'rPh')
    .map((piece) => piece.textContent ?? '')
    .join('')
}

function inColumns(cells: readonly Cell[]): string[] {
  const width = Math.max(...cells.map(({ column }) => column)) + 1
  const row = Array.from({ length: width }, () => '')
  for (const { column, text } of cells) row[column] = text
  return row
}
