import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { parseAmount } from '@sarai/locale/number/amount-parse.ts'
import { minorDigits } from '@sarai/locale/number/currencies.ts'
import { parseDay } from '@sarai/locale/date/date-parse.ts'
import { toAsciiDigits } from '@sarai/locale/text/digits.ts'
import { dayOfSerial } from '@sarai/locale/date/date-serial.ts'
import type { CellValue } from '#spreadsheet/sheet.ts'

/** What a cell means to the one who reads it: the value, nothing (null), or that it cannot be read (undefined). */
export type Reading<T> = T | null | undefined

/** A type of the wire: what a form would be refused for is refused in a cell too. */
type TextType = { safeParse(text: string): { success: true; data: string } | { success: false } }

export function isEmptyCell(cell: CellValue | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')
}

export function textIn(cell: CellValue | undefined, type: TextType): Reading<string> {
  if (isEmptyCell(cell)) return null
  if (typeof cell !== 'string' && typeof cell !== 'number') return undefined
  const read = type.safeParse(String(cell))
  return read.success ? read.data : undefined
}

/** A number of ours, as a number or as text in any digits. */
export function idIn(cell: CellValue | undefined): Reading<number> {
  if (isEmptyCell(cell)) return null
  const id = typeof cell === 'string' ? Number(toAsciiDigits(cell.trim())) : cell
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** A day as the spreadsheet counts days, or typed in either calendar and any digits. */
export function dayIn(cell: CellValue | undefined, from1904: boolean): Reading<CalendarDay> {
  if (isEmptyCell(cell)) return null
  if (typeof cell === 'number') return dayOfSerial(cell, from1904)
  // Some programs write a time behind it: 2026-11-14T00:00:00.
  return typeof cell === 'string' ? parseDay(cell.trim().replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '')) : undefined
}

/** What a sheet's own arithmetic may be off by: 0.1 + 0.2 is 30 cents all the same. */
const slack = 1e-6

/** Whole minor units. More decimals than the currency has are refused, never rounded. */
export function amountIn(cell: CellValue | undefined, currency: Currency): Reading<number> {
  if (isEmptyCell(cell)) return null
  if (typeof cell === 'string') {
    const minor = parseAmount(cell, currency)?.minor
    return minor === undefined ? undefined : safe(Number(minor))
  }
  if (typeof cell !== 'number') return undefined
  const exact = cell * 10 ** minorDigits(currency)
  const minor = Math.round(exact)
  return Math.abs(exact - minor) <= slack * Math.max(1, Math.abs(exact) / 1e6) ? safe(minor) : undefined
}

/** More than any night has ever cost, and little enough to be added up. */
const largest = 1e12

function safe(minor: number): number | undefined {
  return Math.abs(minor) <= largest ? minor + 0 : undefined
}
