import type { ReactNode } from 'react'

/** Where a column stands on the card that a row becomes on a phone. */
export type CardPlace =
  /** The first line, at its start: what the row is called. It carries the link. */
  | 'title'
  /** The first line, at its end: the state chip. */
  | 'badge'
  /** After the chip, in the corner: the menu of what may be done with the row. */
  | 'menu'
  /** A line of its own without a heading: the hotel and the stay. */
  | 'line'
  /** Heading and value on one line. */
  | 'fact'
  /** The last line, at its end, large. */
  | 'amount'
  | 'none'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Money and counts stand at the end of their column, their digits under each other. */
  isNumber?: boolean
  isSortable?: boolean
  /** Holds buttons or links of its own, which must stay above the link of the row. */
  hasControls?: boolean
  onCard?: CardPlace
}

export type Sort = { column: string; isDescending: boolean }

/** Rows that may be ticked, for something that is done with many at once. */
export type RowSelection<Row> = {
  isSelected: (row: Row) => boolean
  onToggle: (row: Row) => void
  /** Read out for the box of a row: what it ticks. */
  labelOf: (row: Row) => string
  /** The box over all rows of the page. */
  all: { label: string; isSelected: boolean; onToggle: () => void }
}

export type RowsProps<Row> = {
  /** Said to screen readers: what the table lists. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string | number
  /** The page of the row: the first column becomes a link that covers it. */
  hrefOf?: (row: Row) => string
  selectedKey?: string | number
  selection?: RowSelection<Row>
  /** The pointer or the focus reached a row: the moment to fetch its page ahead. */
  onIntent?: (row: Row) => void
  sort?: Sort
  onSort?: (sort: Sort) => void
  skeletonRows?: number
}
