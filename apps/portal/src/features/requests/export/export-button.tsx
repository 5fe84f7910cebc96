import { Download } from 'lucide-react'
import { showPercent } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useExport } from '#features/requests/export/export-calls.ts'
import type { RequestsAddress } from '#features/requests/list-address.ts'
import { useRequestWords } from '#features/requests/request-words.ts'

type ExportButtonProps = { address: RequestsAddress; isEmpty: boolean }

/** What the list shows, as a spreadsheet. The button says how far it is, also over a list that is empty by now. */
export function ExportButton({ address: { filters, list }, isEmpty }: ExportButtonProps) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const { start, progress } = useExport()
  const isUnderWay = progress !== undefined
  return (
    // As the list is sorted, also where that is usual for its view.
    <Button
      icon={Download}
      isPending={isUnderWay}
      isDisabled={isEmpty && !isUnderWay}
      onPress={() => start({ ...filters, sort: list.Sort })}
    >
      {isUnderWay ? t('exporting', { part: showPercent(language, progress / 100) }) : t('export')}
    </Button>
  )
}
