import { columnOf } from '@sarai/locale/text/cell-address.ts'
import { dateStyles } from '#features/new-request/guest-list/reading/date-styles.ts'
import {
  boundedTable,
  cellText,
  listLimits,
  ListRefused,
  type ListTable,
} from '#features/new-request/guest-list/reading/list-table.ts'
import { cellValue, type WrittenCell } from '#features/new-request/guest-list/reading/xlsx-cell.ts'
import { xlsxParts } from '#features/new-request/guest-list/reading/xlsx-parts.ts'
import { xmlSteps, type XmlStep } from '#features/new-request/guest-list/reading/xml-steps.ts'
import { openZip } from '#features/new-request/guest-list/reading/zip-file.ts'

/** Rows may be empty below a list, where somebody chose a height or a colour for them. */
const mostRowsLookedAt = 5000

/** The first sheet of an .xlsx file, as Excel, LibreOffice and Google write it; a cell that shows a day is that day. */
export async function readXlsx(bytes: Uint8Array): Promise<ListTable> {
  const steps = xmlSteps()
  const { sheet, strings, styles, from1904 } = await xlsxParts(openZip(bytes), steps)
  const texts = strings === undefined ? [] : sharedTexts(steps(strings))
  const days = styles === undefined ? new Set<number>() : dateStyles(steps(styles))
  const rows: string[][] = []
  for (const cells of rowsOf(steps(sheet))) {
    const row: string[] = []
    for (const [index, cell] of cells.entries()) {
      if (cell.value === '' && cell.text === '') continue
      const text = cellText(cellValue(cell, { texts, days, from1904 }))
      if (text === '') continue
      const address = cell.attribute('r')
      // Cells without an address follow each other.
      const column = address === undefined ? index : columnOf(address)
      if (column === undefined) throw new ListRefused('unreadable')
      if (column >= listLimits.columns) throw new ListRefused('tooWide')
      while (row.length < column) row.push('')
      row[column] = text
    }
    if (row.length > 0) rows.push(row)
    // A sheet may have a million rows: enough is known before they are all read.
    if (rows.length > listLimits.rows) throw new ListRefused('tooLong')
  }
  return boundedTable(rows)
}

function* rowsOf(sheet: Iterable<XmlStep>): Generator<readonly WrittenCell[], void, void> {
  let looked = 0
  let cells: WrittenCell[] = []
  let cell: WrittenCell | undefined
  for (const step of sheet) {
    const { kind, name, parent, text } = step
    if (kind === 'opens' && name === 'row') {
      looked += 1
      if (looked > mostRowsLookedAt) throw new ListRefused('tooMuch')
      cells = []
    } else if (kind === 'opens' && name === 'c') {
      cell = { attribute: step.attribute, value: '', text: '' }
      cells.push(cell)
    } else if (kind === 'closes') {
      if (name === 'row') yield cells
      if (name === 'v' && parent === 'c' && cell) cell.value = text
      if (isPieceOfText(step) && cell) cell.text += text
    }
  }
}

function sharedTexts(strings: Iterable<XmlStep>): string[] {
  const texts: string[] = []
  let text = ''
  for (const step of strings) {
    if (isPieceOfText(step)) text += step.text
    if (step.kind === 'closes' && step.name === 'si') {
      texts.push(text)
      text = ''
    }
  }
  return texts
}

/** A text may come in pieces of several looks; the reading aid of East Asian texts (rPh) is none of it. */
const isPieceOfText = ({ kind, name, parent }: XmlStep) => kind === 'closes' && name === 't' && parent !== 'rPh'
