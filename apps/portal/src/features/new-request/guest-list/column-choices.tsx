import { cutText } from '@sarai/domain/ground/text/cut-text.ts'
import { columnName } from '@sarai/locale/text/cell-address.ts'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import { assignColumn, meanings, type Columns } from '#features/new-request/guest-list/understanding/column-meaning.ts'
import type { ListTable } from '#features/new-request/guest-list/reading/list-table.ts'

type ColumnChoicesProps = { rows: ListTable; columns: Columns; onColumns: (columns: Columns) => void }

const longestExample = 24

/** What each column holds, with its first value, which says more than a letter. */
export function ColumnChoices({ rows, columns, onColumns }: ColumnChoicesProps) {
  const t = useGuestListWords()
  const choices = meanings.map((value) => ({ value, label: t(value) }))
  const exampleOf = (column: number) => rows.find((row) => (row[column] ?? '') !== '')?.[column] ?? ''
  return (
    <div className="grid grid-cols-2 gap-3 border-t border-line px-3.5 py-3 sm:grid-cols-3 md:grid-cols-4">
      {columns.map((meaning, column) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place alone
          key={column}
          label={t('columnOf', { column: columnName(column), example: cutText(exampleOf(column), longestExample) })}
          value={meaning}
          onChange={(chosen) => onColumns(assignColumn(columns, column, chosen))}
          choices={choices}
        />
      ))}
    </div>
  )
}
