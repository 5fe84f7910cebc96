import { useRef, type ReactNode } from 'react'
import { useDrawnInTurns } from '#kit/drawn-in-turns.ts'
import { Card } from '#kit/show/card.tsx'
import { useFieldWords } from '#kit/field/field-words.ts'
import { useIsPhone } from '#kit/media-query.ts'
import { Pagination, type Paging } from '#kit/table/pagination.tsx'
import { appearLate } from '#kit/table/row-link.tsx'
import { useRowKeys } from '#kit/table/row-keys.ts'
import { TableCards } from '#kit/table/table-cards.tsx'
import type { RowsProps } from '#kit/table/table-column.ts'
import { TableRows } from '#kit/table/table-rows.tsx'
import { Tabs, type TabsProps } from '#kit/page/tabs.tsx'

type DataTableProps<Row> = RowsProps<Row> & {
  /** Views of the list: each tab is a filter that the URL names. */
  tabs?: Omit<TabsProps<string>, 'children' | 'className'>
  /** Over the rows: filters, search. */
  toolbar?: ReactNode
  /** The next page is on its way; the rows of the last one stay. */
  isUpdating?: boolean
  /** Instead of the rows when there are none: why, and what next. */
  empty: ReactNode
  /** Instead of the rows when they could not be loaded; over them when there are old ones. */
  error?: ReactNode
  paging?: Paging
  /** Under the rows, for lists whose pages have no numbers; nothing is drawn around nothing. */
  footer?: ReactNode
  /** Over the rows, without moving them: what has come meanwhile. */
  news?: ReactNode
  /** J and K move between the rows; off when the user switched single keys off (WCAG 2.1.4). */
  hasRowKeys?: boolean
  /** Space looks at a row beside the list, and J and K look at the next. */
  peek?: { readonly isOpen: boolean; readonly onPeek: (row: Row) => void }
}

/** A list from the server: a table, and cards below 700 px. It never fetches; sort, page and selection belong to the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    tabs,
    toolbar,
    rows,
    isUpdating = false,
    empty,
    error,
    paging,
    footer,
    news,
    peek,
    hasRowKeys = false,
  } = props
  const t = useFieldWords()
  const isPhone = useIsPhone()
  const body = useRef<HTMLDivElement>(null)
  useRowKeys(
    body,
    hasRowKeys,
    peek && { isOpen: peek.isOpen, onPeek: (place) => rows?.[place] && peek.onPeek(rows[place]) },
  )

  const isDrawn = useDrawnInTurns(rows !== undefined)
  const isMissing = error !== undefined && rows === undefined
  const isLoading = isUpdating || (!isDrawn && !isMissing)
  const Rows = isPhone ? TableCards : TableRows
  const Frame = isPhone ? PhoneFrame : Card
  const contents = (
    <>
      {toolbar && <div className="sm:border-b sm:border-line sm:px-3.5 sm:py-2.5">{toolbar}</div>}
      {error}
      {isLoading && <output className="sr-only">{t('loading')}</output>}
      <div ref={body} aria-busy={isLoading} className="relative">
        {isUpdating && <UpdatingLine />}
        <div className="pointer-events-none absolute inset-x-0 top-1.5 z-3 flex justify-center *:pointer-events-auto">
          {news}
        </div>
        {rows?.length === 0 ? empty : !isMissing && <Rows {...props} rows={isDrawn ? rows : undefined} />}
      </div>
      {paging && paging.total > 0 && (
        <div className="sm:border-t sm:border-line sm:px-4.5 sm:py-2.5">
          <Pagination {...paging} />
        </div>
      )}
      {footer && <div className="empty:hidden sm:border-t sm:border-line sm:px-4.5 sm:py-2.5">{footer}</div>}
    </>
  )
  return (
    <Frame>
      {tabs ? (
        <Tabs {...tabs} className="sm:border-b sm:border-line sm:p-2.5" panelClassName="max-sm:grid max-sm:gap-3">
          {contents}
        </Tabs>
      ) : (
        contents
      )}
    </Frame>
  )
}

/** Over the old rows, which stay as readable as ever. */
function UpdatingLine() {
  return (
    <div aria-hidden className={`absolute inset-x-4 -top-px z-2 ${appearLate}`}>
      <div className="h-0.5 animate-pulse rounded-full bg-primary" />
    </div>
  )
}

/** Cards need no card around them. */
function PhoneFrame({ children }: { children: ReactNode }) {
  return <div className="grid gap-3">{children}</div>
}
