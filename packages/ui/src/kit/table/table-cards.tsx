import type { ReactNode } from 'react'
import { appearLate, rowLook, RowLink } from '#kit/table/row-link.tsx'
import { RowTick } from '#kit/table/row-tick.tsx'
import { Skeleton } from '#kit/show/skeleton.tsx'
import type { CardPlace, Column, RowsProps } from '#kit/table/table-column.ts'

const cardLook = 'grid gap-1.5 overflow-hidden rounded-inner border border-line bg-surface px-3.5 py-3 shadow-low'

/** The same rows on a phone: one card each, pressed anywhere to open. */
export function TableCards<Row>(props: RowsProps<Row>) {
  const { caption, rows, keyOf, selectedKey, selection, skeletonRows = 4 } = props
  return (
    <ul aria-label={caption} className="grid gap-2.5">
      {rows?.map((row) => (
        <li
          key={keyOf(row)}
          className={`${rowLook} ${cardLook}`}
          data-key={keyOf(row)}
          data-current={keyOf(row) === selectedKey || selection?.isSelected(row) || undefined}
        >
          <RowCard {...props} row={row} />
        </li>
      ))}
      {!rows &&
        Array.from({ length: skeletonRows }, (_, index) => (
          <li key={index} className={`${cardLook} ${appearLate}`}>
            <Skeleton className="h-3.5 w-28" />
            <Skeleton className="h-3.5 w-44" />
            <Skeleton className="ms-auto h-3.5 w-20" />
          </li>
        ))}
    </ul>
  )
}

function RowCard<Row>({ columns, row, hrefOf, onIntent, selection }: RowsProps<Row> & { row: Row }) {
  const at = (place: CardPlace) => columns.filter((column, index) => placeOf(column, index) === place)
  const facts = at('fact').map((column) => ({ ...column, shown: column.cell(row) }))
  return (
    <>
      <div className="flex items-start gap-3">
        {selection && (
          <div className="relative z-1 pointer-coarse:-my-2">
            <RowTick row={row} selection={selection} />
          </div>
        )}
        <div className="min-w-0 grow font-semibold">
          {at('title').map((column) => (
            <RowLink key={column.id} href={hrefOf?.(row)} onIntent={() => onIntent?.(row)}>
              {column.cell(row)}
            </RowLink>
          ))}
        </div>
        {at('badge').map((column) => (
          <Cell key={column.id} column={column} row={row} />
        ))}
        {at('menu').map((column) => (
          <div key={column.id} className="relative z-1 -my-1 -me-1.5 shrink-0">
            {column.cell(row)}
          </div>
        ))}
      </div>
      {at('line').map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
      {/* Where both do not fit, the amount takes a line of its own, rather than breaking the names of the facts. */}
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <dl className="grid min-w-0 grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-small">
          {facts.filter(isThere).map(({ id, header, hasControls, shown }) => (
            <div key={id} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{header}</dt>
              <dd className={hasControls ? 'relative z-1' : ''}>{shown}</dd>
            </div>
          ))}
        </dl>
        {at('amount').map((column) => (
          <div key={column.id} className="ms-auto shrink-0 text-lead font-bold">
            {column.cell(row)}
          </div>
        ))}
      </div>
    </>
  )
}

/** In a table an empty cell, or a dash, keeps its column; on a card it would be a name without a value. */
function isThere({ shown }: { shown: ReactNode }): boolean {
  return shown !== null && shown !== undefined && shown !== false && shown !== '' && shown !== '—'
}

function placeOf<Row>(column: Column<Row>, index: number): CardPlace {
  return column.onCard ?? (index === 0 ? 'title' : 'fact')
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return <div className={column.hasControls ? 'relative z-1' : ''}>{column.cell(row)}</div>
}
