import { Download } from 'lucide-react'
import { useParams } from 'react-router'
import { CallFailed } from '@sarai/contract/client.ts'
import { Button } from '@sarai/ui/kit/button.tsx'
import { Card } from '@sarai/ui/kit/card.tsx'
import { ErrorState } from '@sarai/ui/kit/error-state.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Loading } from '@sarai/ui/kit/loading.tsx'
import { PageHeader } from '@sarai/ui/kit/page-header.tsx'
import { Skeleton } from '@sarai/ui/kit/skeleton.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { HandIn } from '#features/spreadsheet/hand-in.tsx'
import { ImportState } from '#features/spreadsheet/import-state.tsx'
import { useExport, usePriceSheets } from '#features/spreadsheet/spreadsheet-calls.ts'
import { useSpreadsheetWords } from '#features/spreadsheet/spreadsheet-words.ts'

/** The prices of a package out to Excel, and back after a look at every difference. */
export function SpreadsheetPage() {
  const t = useSpreadsheetWords()
  const { language } = useLanguage()
  const packageId = Number(useParams()['id'])
  const sheets = usePriceSheets(packageId)
  const { data, error } = sheets
  const mayHandIn = data?.last?.state !== 'reading' && data?.last?.state !== 'applying'
  return (
    <>
      <PageHeader
        title={t('title')}
        note={data && <bdi>{language === 'fa' ? data.titleFa : data.titleEn}</bdi>}
        back={{ href: `/packages/${packageId}`, label: t('back') }}
        actions={<ExportButton packageId={packageId} />}
      />
      {data ? (
        <div className="grid gap-4">
          {data.last && <ImportState last={data.last} currency={data.currency} />}
          {mayHandIn && data.last?.state !== 'ready' && <HandIn packageId={packageId} />}
        </div>
      ) : (
        <Card>
          {error ? (
            <ErrorState
              message={error.message}
              reference={error instanceof CallFailed ? error.reference : undefined}
              onRetry={() => void sheets.refetch()}
              isRetrying={sheets.isFetching}
            />
          ) : (
            <Loading className="grid gap-3 p-4.5">
              <Skeleton className="h-4 w-60" />
              <Skeleton className="h-4 w-80" />
            </Loading>
          )}
        </Card>
      )}
    </>
  )
}

function ExportButton({ packageId }: { packageId: number }) {
  const t = useSpreadsheetWords()
  const notify = useSnackbar()
  const leave = useExport(packageId)
  return (
    <Button
      variant="primary"
      icon={Download}
      isPending={leave.isPending}
      onPress={() => leave.mutate(undefined, { onError: (problem) => notify('error', problem.message) })}
    >
      {leave.isPending ? t('exporting') : t('export')}
    </Button>
  )
}
