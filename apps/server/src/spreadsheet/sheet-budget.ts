import type { CellValue } from '#spreadsheet/sheet.ts'
import { BrokenXml } from '#spreadsheet/xml-scan.ts'

/**
 * What all sheets of a workbook may still hold. They leave the thread as a copy, and a text is copied once for each
 * cell that points at it: a few kilobytes would become gigabytes in the process that asked.
 */
export type SheetBudget = { cells: number; characters: number }

/** Several times what the largest price list takes. */
export const workbookBudget = (): SheetBudget => ({ cells: 2_000_000, characters: 16 * 1024 * 1024 })

/** Excel lets nobody type more into a cell. */
const longestCell = 32_767

export function boundedText(text: string): string {
  if (text.length > longestCell) throw new BrokenXml(`a cell holds more than ${longestCell} characters`)
  return text
}

/** Takes a row out of what is left. */
export function spend(budget: SheetBudget, cells: readonly CellValue[]): void {
  budget.cells -= cells.length
  for (const cell of cells) {
    if (typeof cell === 'string') budget.characters -= cell.length
    else if (typeof cell === 'object' && cell !== null) budget.characters -= cell.error.length
  }
  if (budget.cells < 0 || budget.characters < 0) throw new BrokenXml('holds more than a price list does')
}
