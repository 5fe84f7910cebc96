import { Download } from 'lucide-react'
import { useParams } from 'react-router'
import { RecordPage } from '@sarai/frame/data/record-page.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { HandIn } from '#features/spreadsheet/hand-in.tsx'
import { ImportState } from '#features/spreadsheet/import-state.tsx'
import { isAtWork, useExport, usePriceSheets } from '#features/spreadsheet/spreadsheet-calls.ts'
import { useSpreadsheetWords } from '#features/spreadsheet/spreadsheet-words.ts'

/** The prices of a package out to Excel, and back after a look at every difference. */
export function SpreadsheetPage() {
  const t = useSpreadsheetWords()
  const { language } = useLanguage()
  const packageId = Number(useParams()['id'])
  const sheets = usePriceSheets(packageId)
  const { data } = sheets
  return (
    <RecordPage
      of={sheets}
      kind={t('title')}
      back={{ href: `/packages/${packageId}`, label: t('back') }}
      header={
        data && {
          title: t('title'),
          note: <bdi>{language === 'fa' ? data.titleFa : data.titleEn}</bdi>,
          actions: <ExportButton packageId={packageId} />,
        }
      }
    >
      {({ last, currency }) => (
        <div className="grid gap-4">
          {last && <ImportState last={last} currency={currency} />}
          {!isAtWork(last) && last?.state !== 'ready' && <HandIn packageId={packageId} />}
        </div>
      )}
    </RecordPage>
  )
}

function ExportButton({ packageId }: { packageId: number }) {
  const t = useSpreadsheetWords()
  const { mutate, isPending } = useExport(packageId)
  return (
    <Button variant="primary" icon={Download} isPending={isPending} onPress={() => mutate()}>
      {isPending ? t('exporting') : t('export')}
    </Button>
  )
}
