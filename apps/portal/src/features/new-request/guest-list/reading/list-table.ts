import { stripBidiControls } from '@sarai/domain/ground/text/bidi-controls.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'

/** What stands in a list: its rows that hold anything, as text. */
export type ListTable = readonly (readonly string[])[]

/** Why there is no table in it. */
export type ListFault = 'tooLarge' | 'tooMuch' | 'tooLong' | 'tooWide' | 'unreadable' | 'empty'

export type Reading = { readonly table: ListTable } | { readonly fault: ListFault }

/** More than any group has, and little enough to be read before a finger is lifted. */
export const listLimits = { megabytes: 2, rows: 500, columns: 30 } as const
export const mostBytes = listLimits.megabytes * 1024 * 1024

/** Longer than anything that is asked about a guest. */
const longestCell = 200

/** What a cell says, without what nobody sees; the rest of a novel is left before anything else looks at it. */
export function cellText(written: string): string {
  return stripBidiControls(firstCharacters(written, longestCell)).trim()
}

/** Whoever reads further down finds that it cannot be a list for us, and says why. */
export class ListRefused extends Error {
  override name = 'ListRefused'
  readonly fault: ListFault
  constructor(fault: ListFault) {
    super(fault)
    this.fault = fault
  }
}

/** The rows that hold anything, if they are not too many. */
export function boundedTable(rows: readonly (readonly string[])[]): ListTable {
  const filled = rows.filter((cells) => cells.some((cell) => cell !== ''))
  if (filled.length === 0) throw new ListRefused('empty')
  if (filled.length > listLimits.rows) throw new ListRefused('tooLong')
  if (filled.some((cells) => cells.length > listLimits.columns)) throw new ListRefused('tooWide')
  return filled
}
