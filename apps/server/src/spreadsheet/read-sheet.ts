import type { Readable } from 'node:stream'
import { columnOf } from '@sarai/locale/text/cell-address.ts'
import { textOfCell } from '#spreadsheet/cell-text.ts'
import { boundedText, spend, type SheetBudget } from '#spreadsheet/sheet-budget.ts'
import type { CellValue, SheetRow } from '#spreadsheet/sheet.ts'
import { BrokenXml, scanXml } from '#spreadsheet/xml-scan.ts'

export class TooManyRows extends Error {
  override name = 'TooManyRows'
  readonly atMost: number
  constructor(atMost: number) {
    super(`more than ${atMost} rows`)
    this.atMost = atMost
  }
}

const mostRows = 50_000
/** What lies further to the right belongs to nobody who prices rooms; it is not kept. */
const mostColumns = 100

/** The table of texts that cells refer to by number. A text may come in pieces; its reading aid (rPh) is none of it. */
export async function readSharedStrings(xml: Readable): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let inText = false
  let inReadingAid = false
  await scanXml(xml, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 't') inText = true
      if (name === 'rPh') inReadingAid = true
    },
    text(piece) {
      if (inText && !inReadingAid) text += piece
    },
    close(name) {
      if (name === 'si') strings.push(boundedText(textOfCell(text)))
      if (name === 't') inText = false
      if (name === 'rPh') inReadingAid = false
    },
  })
  return strings
}

/** The rows of a sheet that hold anything. What they take is taken out of the budget of the workbook. */
export async function readSheetCells(
  xml: Readable,
  strings: readonly string[],
  budget: SheetBudget,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let number = 0
  let cells: CellValue[] = []
  let column = 0
  let type = 'n'
  let value = ''
  let reading = false
  await scanXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        number = attributes['r'] === undefined ? number + 1 : rowIn(attributes['r'])
        cells = []
        column = 0
      } else if (name === 'c') {
        const address = attributes['r']
        column = address === undefined ? column : columnIn(address)
        type = attributes['t'] ?? 'n'
        value = ''
      } else if (name === 'v' || name === 't') reading = true
    },
    text(piece) {
      if (reading) value += piece
    },
    close(name) {
      if (name === 'v' || name === 't') reading = false
      else if (name === 'c') {
        if (column < mostColumns) place(cells, column, cellOf(type, value, strings))
        column += 1
      } else if (name === 'row' && cells.some((cell) => cell !== null)) {
        if (rows.length >= mostRows) throw new TooManyRows(mostRows)
        spend(budget, cells)
        rows.push({ number, cells })
      }
    },
  })
  return rows
}

/** A program numbers its rows from 1 to a million and some. */
function rowIn(address: string): number {
  if (!/^[1-9]\d{0,6}$/.test(address)) throw new BrokenXml(`${address} is no row`)
  return Number(address)
}

function columnIn(address: string): number {
  const column = columnOf(address)
  if (column === undefined) throw new BrokenXml(`${address} is no cell`)
  return column
}

/** Cells that were left out are empty ones. */
function place(cells: CellValue[], column: number, value: CellValue): void {
  while (cells.length < column) cells.push(null)
  cells[column] = value
}

function cellOf(type: string, value: string, strings: readonly string[]): CellValue {
  switch (type) {
    case 's':
      return value === '' ? null : sharedText(value, strings)
    case 'inlineStr':
    case 'str':
    case 'd':
      return boundedText(textOfCell(value))
    case 'b':
      return value === '1'
    case 'e':
      return { error: boundedText(value) }
    default:
      return value === '' ? null : numberOf(value)
  }
}

/** Read as nothing, a text that cannot be found would take a row out. */
function sharedText(index: string, strings: readonly string[]): string {
  const text = strings[Number(index)]
  if (text === undefined) throw new BrokenXml(`there is no text ${index}`)
  return text
}

function numberOf(written: string): CellValue {
  const number = Number(written)
  return Number.isFinite(number) ? number : { error: boundedText(written) }
}
