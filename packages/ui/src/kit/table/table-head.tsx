import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useFieldWords } from '#kit/field/field-words.ts'
import { Icon } from '#kit/show/icon.tsx'
import type { Column, Sort } from '#kit/table/table-column.ts'

type TableHeadProps<Row> = { column: Column<Row>; sort?: Sort; onSort?: (sort: Sort) => void }

export const cellPadding = 'px-2.5 first:ps-4.5 last:pe-4.5'

/** The heading of a column; a press sorts by it, another one turns the order round. */
export function TableHead<Row>({ column, sort, onSort }: TableHeadProps<Row>) {
  const t = useFieldWords()
  const isSorted = sort?.column === column.id
  const order = isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'
  const arrow = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown }[order]
  const look = `${cellPadding} h-10 text-micro font-medium whitespace-nowrap ${column.isNumber ? 'text-end' : 'text-start'}`
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" className={`${look} text-muted`}>
        {column.header}
      </th>
    )
  }
  return (
    <th scope="col" aria-sort={order} className={look}>
      <button
        type="button"
        title={t('sortBy', { column: column.header })}
        onClick={() => onSort({ column: column.id, isDescending: isSorted && !sort.isDescending })}
        className={`inline-flex min-h-7 items-center gap-1 rounded-tag hover:text-ink ${isSorted ? 'text-ink' : 'text-muted'}`}
      >
        {column.header}
        <Icon of={arrow} size={13} />
      </button>
    </th>
  )
}
