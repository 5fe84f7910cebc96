import { Table2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { PriceImport } from '@sarai/contract/desk-price-sheets.ts'
import { Button } from '@sarai/ui/kit/button.tsx'
import { DataTable } from '@sarai/ui/kit/data-table.tsx'
import { EmptyState } from '@sarai/ui/kit/empty-state.tsx'
import { ErrorState } from '@sarai/ui/kit/error-state.tsx'
import { useChangeColumns } from '#features/spreadsheet/change-columns.tsx'
import { usePriceChanges } from '#features/spreadsheet/spreadsheet-calls.ts'
import { useSpreadsheetWords } from '#features/spreadsheet/spreadsheet-words.ts'

const kinds = ['changed', 'added', 'removed'] as const

export function PriceChanges({ ready, currency }: { ready: PriceImport; currency: string }) {
  const t = useSpreadsheetWords()
  const [address, setAddress] = useSearchParams()
  const kind = kinds.find((candidate) => candidate === address.get('kind'))
  const changes = usePriceChanges(ready.id, kind)
  const columns = useChangeColumns(currency)
  const tabs = [
    { id: 'all', label: t('all'), count: ready.added + ready.changed + ready.removed },
    ...kinds.map((id) => ({ id, label: t(id), count: ready[id] })),
  ]
  return (
    <>
      <DataTable
        caption={t('changes')}
        tabs={{
          label: t('kind'),
          tabs,
          selected: kind ?? 'all',
          onSelect: (chosen) => setAddress(chosen === 'all' ? {} : { kind: chosen }, { replace: true }),
        }}
        columns={columns}
        rows={changes.data?.pages.flatMap((page) => page.rows)}
        keyOf={(row) => row.id}
        empty={<EmptyState icon={Table2} title={t('differences', { count: 0 })} />}
        error={changes.error && <ErrorState message={changes.error.message} onRetry={() => void changes.refetch()} />}
      />
      {changes.hasNextPage && (
        <div className="grid justify-items-center">
          <Button onPress={() => void changes.fetchNextPage()} isPending={changes.isFetchingNextPage}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
