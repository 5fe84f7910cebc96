import { appearLate, rowLook, RowLink } from '#kit/table/row-link.tsx'
import { RowTick, TickBox } from '#kit/table/row-tick.tsx'
import { Skeleton } from '#kit/show/skeleton.tsx'
import { cellPadding, TableHead } from '#kit/table/table-head.tsx'
import type { Column, RowsProps } from '#kit/table/table-column.ts'

const alignOf = (column: Column<never>) => (column.isNumber ? 'digits text-end font-semibold' : 'text-start')

/** The rows as a table. Wider than its place, it scrolls sideways on its own and the page stays still. */
export function TableRows<Row>(props: RowsProps<Row>) {
  const {
    caption,
    columns,
    rows,
    keyOf,
    hrefOf,
    selectedKey,
    selection,
    onIntent,
    sort,
    onSort,
    skeletonRows = 6,
  } = props
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-[0.8125rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {selection && (
              <th className="w-px ps-4.5">
                <TickBox
                  label={selection.all.label}
                  isTicked={selection.all.isSelected}
                  onToggle={selection.all.onToggle}
                />
              </th>
            )}
            {columns.map((column) => (
              <TableHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows?.map((row) => (
            <tr
              key={keyOf(row)}
              className={rowLook}
              data-key={keyOf(row)}
              data-current={keyOf(row) === selectedKey || selection?.isSelected(row) || undefined}
            >
              {selection && (
                <td className="relative z-1 w-px ps-4.5">
                  <RowTick row={row} selection={selection} />
                </td>
              )}
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  className={`${cellPadding} h-14 py-2 ${alignOf(column)} ${column.hasControls ? 'relative z-1' : ''}`}
                >
                  {index === 0 ? (
                    <RowLink href={hrefOf?.(row)} onIntent={() => onIntent?.(row)}>
                      {column.cell(row)}
                    </RowLink>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
          {!rows &&
            Array.from({ length: skeletonRows }, (_, row) => (
              <tr key={row} className={`h-14 ${appearLate}`}>
                {selection && (
                  <td className="ps-4.5">
                    <Skeleton className="size-5" />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.id} className={cellPadding}>
                    <Skeleton className={`h-3.5 w-24 ${column.isNumber ? 'ms-auto' : ''}`} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
