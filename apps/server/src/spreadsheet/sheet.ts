/** What stands in a cell. A day is a number here; which column holds days is known to whoever reads the sheet. */
export type CellValue = string | number | boolean | null | { readonly error: string }

export type SheetRow = { readonly number: number; readonly cells: readonly CellValue[] }

export type ReadSheet = {
  readonly name: string
  readonly rows: readonly SheetRow[]
  /** Old Macs count days from 1904. */
  readonly from1904: boolean
}

/** How a column looks and what may be done to it. A key ties a row to ours: grey, and locked where it is filled. */
export type SheetColumn = {
  readonly title: string
  readonly width: number
  readonly kind: 'text' | 'day' | 'moment' | 'amount' | 'key' | 'fixed'
  /** Of an amount: how many decimals its currency has. */
  readonly decimals?: 0 | 2 | 3
  /** Of an amount that is added to another: it is never seen without its sign. */
  readonly isDifference?: boolean
}

export type WrittenSheet = {
  readonly name: string
  readonly rightToLeft: boolean
  readonly columns: readonly SheetColumn[]
  /** Days and moments as serials; null leaves a cell empty. */
  readonly rows: readonly (readonly (string | number | null)[])[]
  /** Nobody changes keys by mistake: the filled ones are locked, without a password. */
  readonly locked?: boolean
  /** Not for people to see. */
  readonly hidden?: boolean
}
