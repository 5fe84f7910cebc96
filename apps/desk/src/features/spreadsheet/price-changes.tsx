import { Table2 } from 'lucide-react'
import { listPriceChanges, type PriceImport } from '@sarai/wire/desk/price-sheets.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { useList } from '@sarai/frame/list/use-list.ts'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { useChangeColumns } from '#features/spreadsheet/change-columns.tsx'
import { importQueries } from '#features/spreadsheet/spreadsheet-calls.ts'
import { useSpreadsheetWords } from '#features/spreadsheet/spreadsheet-words.ts'
import { api } from '#shared/api.ts'

const kinds = ['all', 'changed', 'added', 'removed'] as const

export function PriceChanges({ ready, currency }: { ready: PriceImport; currency: string }) {
  const t = useSpreadsheetWords()
  const tabs = ready.far > 0 ? ([...kinds, 'far'] as const) : kinds
  const list = useList([...importQueries, ready.id], useListAddress({ tabs }), ({ tab, after }) =>
    api(listPriceChanges, {
      params: { id: ready.id },
      query: { ...(tab !== 'all' && { kind: tab }), ...(after !== undefined && { after: Number(after) }) },
    }),
  )
  const columns = useChangeColumns(currency)
  const counts = { ...ready, all: ready.added + ready.changed + ready.removed }
  return (
    <ListTable
      list={list}
      caption={t('changes')}
      tabs={{ label: t('kind'), choices: tabs.map((id) => ({ id, label: t(id), count: counts[id] })) }}
      columns={columns}
      keyOf={(row) => row.id}
      empty={<EmptyState icon={Table2} title={t('differences', { count: 0 })} />}
    />
  )
}
