import { parsePassportNumber } from '@sarai/domain/stay/guest.ts'
import { parseCountry } from '@sarai/locale/words/country-parse.ts'
import { toAsciiDigits } from '@sarai/locale/text/digits.ts'
import { readDay } from '#features/new-request/guest-list/understanding/birth-date.ts'
import type { Columns, Meaning } from '#features/new-request/guest-list/understanding/column-meaning.ts'
import { readGender } from '#features/new-request/guest-list/understanding/gender.ts'
import type { ListTable } from '#features/new-request/guest-list/reading/list-table.ts'

/** So many of the filled cells of a column must look alike: a few may be broken. */
const most = 0.6

type Kind = 'dateOfBirth' | 'gender' | 'nationality' | 'passportNumber' | 'small' | 'name'

/** In this order: F is a gender before it is a name, IR a country before it is one. */
const looksLike: readonly (readonly [Kind, (cell: string) => boolean])[] = [
  ['dateOfBirth', (cell) => readDay(cell).length > 0],
  ['gender', (cell) => readGender(cell) !== undefined],
  ['nationality', (cell) => parseCountry(cell) !== undefined],
  ['small', (cell) => /^\d{1,2}$/.test(toAsciiDigits(cell))],
  ['passportNumber', (cell) => /\d{5}/.test(toAsciiDigits(cell)) && parsePassportNumber(cell) !== undefined],
  ['name', (cell) => /^[\p{L}\p{M}\u200C .,،'’-]+$/u.test(cell)],
]

export function guessFromContent(rows: ListTable, width: number): Columns {
  const cells = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ''))
  const kinds = cells.map(kindOf)
  const columns: Meaning[] = kinds.map(() => 'other')
  for (const kind of ['dateOfBirth', 'gender', 'nationality', 'passportNumber'] as const) {
    const first = kinds.indexOf(kind)
    if (first !== -1) columns[first] = kind
  }
  const rooms = kinds.findIndex((kind, column) => kind === 'small' && !isCounting(cells[column]!))
  if (rooms !== -1) columns[rooms] = 'room'
  for (const [column, meaning] of nameColumns(cells, kinds)) columns[column] = meaning
  return columns
}

function kindOf(cells: readonly string[]): Kind | undefined {
  const filled = cells.filter((cell) => cell !== '')
  const found = looksLike.find(([, fits]) => filled.filter(fits).length > filled.length * most)
  return filled.length === 0 ? undefined : found?.[0]
}

/** 1, 2, 3 counts the guests; rooms come more than once. */
function isCounting(cells: readonly string[]): boolean {
  return new Set(cells).size === cells.length
}

/** Families share their last name, so the column with fewer different ones holds it; else the second does. */
function nameColumns(cells: readonly (readonly string[])[], kinds: readonly (Kind | undefined)[]): [number, Meaning][] {
  const names = kinds.flatMap((kind, column) => (kind === 'name' ? [column] : []))
  const latin = names.filter((column) => cells[column]!.some((cell) => /\p{Script=Latin}/u.test(cell)))
  const [first, second] = latin.length > 0 ? latin : names
  if (first === undefined) return []
  if (second === undefined) return [[first, 'fullName']]
  const different = (column: number) => new Set(cells[column]).size
  const isLastFirst = different(first) < different(second)
  return [
    [first, isLastFirst ? 'lastName' : 'firstName'],
    [second, isLastFirst ? 'firstName' : 'lastName'],
  ]
}
