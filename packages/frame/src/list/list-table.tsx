import { useRef, type ReactNode } from 'react'
import { Search, SearchX } from 'lucide-react'
import { DataTable } from '@sarai/ui/kit/table/data-table.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import type { RowsProps } from '@sarai/ui/kit/table/table-column.ts'
import type { TabChoice } from '@sarai/ui/kit/page/tabs.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useFrameWords } from '#frame-words.ts'
import { PageSteps } from '#list/page-steps.tsx'
import type { List } from '#list/use-list.ts'
import { LoadError } from '#failure/load-error.tsx'

type ListTableProps<Row, Tab extends string, Filter extends string> = Omit<RowsProps<Row>, 'rows'> & {
  list: List<Row, Tab, Filter>
  tabs?: {
    label: string
    choices: readonly TabChoice<string>[]
    /** Where some of them are no tab of the address, but a view that was saved. */
    selected?: string
    onSelect?: (id: string) => void
  }
  /** With a search field: what one may type there. */
  searchHint?: string
  /** Beside the search: selects, dates. */
  filters?: ReactNode
  /** Why there is nothing, when nobody searched for anything. */
  empty: ReactNode
  hasRowKeys?: boolean
}

/** A list of the server, page by page, with everything around the rows: tabs, search, steps, and what went wrong. */
export function ListTable<Row, Tab extends string, Filter extends string>(props: ListTableProps<Row, Tab, Filter>) {
  const { list, tabs, searchHint, filters, empty, ...rows } = props
  const { address, query } = list
  const { asked } = address
  const top = useRef<HTMLDivElement>(null)
  /** The next rows are read from their beginning. */
  const toTop = () => top.current?.scrollIntoView({ block: 'start' })
  const hasToolbar = searchHint !== undefined || filters !== undefined
  return (
    <div ref={top} className="scroll-mt-20">
      <DataTable
        {...rows}
        rows={query.data?.rows}
        isUpdating={query.isPlaceholderData}
        tabs={
          tabs && {
            label: tabs.label,
            tabs: tabs.choices,
            selected: tabs.selected ?? asked.tab,
            onSelect: tabs.onSelect ?? ((id) => address.setTab(id as Tab)),
          }
        }
        toolbar={
          hasToolbar && (
            <div className="grid items-end gap-3 sm:grid-cols-[repeat(auto-fit,minmax(12rem,20rem))]">
              {searchHint !== undefined && <SearchField address={address} hint={searchHint} />}
              {filters}
            </div>
          )
        }
        empty={asked.search === undefined ? empty : <NotFound text={asked.search} />}
        error={query.error ? <LoadError of={query} /> : undefined}
        footer={
          <PageSteps
            page={query.data}
            onNext={(after) => {
              address.goOn(after)
              toTop()
            }}
            onPrevious={
              address.goBack &&
              (() => {
                address.goBack?.()
                toTop()
              })
            }
          />
        }
      />
    </div>
  )
}

type SearchFieldProps = { address: { typed: string; setTyped: (text: string) => void }; hint: string }

/** For lists of another look, too. */
export function SearchField({ address, hint }: SearchFieldProps) {
  const t = useFrameWords()
  return (
    <TextField
      label={t('search')}
      type="search"
      icon={Search}
      placeholder={hint}
      value={address.typed}
      onChange={address.setTyped}
      maxLength={100}
      autoComplete="off"
    />
  )
}

/** For lists of another look, too. */
export function NotFound({ text }: { text: string }) {
  const t = useFrameWords()
  return (
    <EmptyState icon={SearchX} title={t('notFoundTitle')}>
      {t.rich('notFoundText', { text: <bdi>{text}</bdi> })}
    </EmptyState>
  )
}
