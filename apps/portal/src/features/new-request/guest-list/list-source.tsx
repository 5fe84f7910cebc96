import { Check, ClipboardPaste, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { columnName } from '@sarai/locale/text/cell-address.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { ColumnChoices } from '#features/new-request/guest-list/column-choices.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import { hasNames, type Columns } from '#features/new-request/guest-list/understanding/column-meaning.ts'
import type { ListTable } from '#features/new-request/guest-list/reading/list-table.ts'

type ListSourceProps = {
  /** Of the file; a pasted list has none. */
  name: string | undefined
  rows: ListTable
  columns: Columns
  onColumns: (columns: Columns) => void
  onAnother: () => void
}

/** What was read, and what each column was taken for. */
export function ListSource({ name, rows, columns, onColumns, onAnother }: ListSourceProps) {
  const t = useGuestListWords()
  const [isChanging, setChanging] = useState(!hasNames(columns))
  return (
    <section className="overflow-hidden rounded-inner border border-line">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line bg-surface-2 px-3.5 py-1.5">
        <Icon of={FileSpreadsheet} className="text-primary" />
        <b className="min-w-0 truncate font-semibold">
          {name === undefined ? t('pasted') : <bdi dir="ltr">{name}</bdi>}
        </b>
        <span className="text-small text-muted">
          {t('rowCount', { count: rows.length })} · {t('columnCount', { count: columns.length })}
        </span>
        <Button variant="ghost" size="small" icon={ClipboardPaste} onPress={onAnother} className="ms-auto">
          {t('anotherList')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2 px-3.5 py-2">
        <span className="text-small text-soft">{t('columns')}</span>
        <ul className="flex min-w-0 grow flex-wrap gap-1.5">
          {columns.map((meaning, column) =>
            meaning === 'other' ? null : (
              <li
                key={meaning}
                className="flex items-center gap-1.5 rounded-control border border-line px-2 py-0.5 text-small font-medium"
              >
                <bdi dir="ltr" className="font-normal text-muted">
                  {columnName(column)}
                </bdi>
                {t(meaning)}
                <Icon of={Check} size={14} className="text-success" />
              </li>
            ),
          )}
        </ul>
        <Button variant="ghost" size="small" aria-expanded={isChanging} onPress={() => setChanging(!isChanging)}>
          {t(isChanging ? 'done' : 'change')}
        </Button>
      </div>
      {isChanging && <ColumnChoices rows={rows} columns={columns} onColumns={onColumns} />}
    </section>
  )
}
