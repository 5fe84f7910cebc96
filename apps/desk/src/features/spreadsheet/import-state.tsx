import type { PriceImport } from '@sarai/wire/desk/price-sheets.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { ProgressBar } from '@sarai/ui/kit/show/progress-bar.tsx'
import { ReadyImport } from '#features/spreadsheet/ready-import.tsx'
import { RefusedImport } from '#features/spreadsheet/refused-import.tsx'
import { useSpreadsheetWords } from '#features/spreadsheet/spreadsheet-words.ts'

/** Where the last spreadsheet stands: being read, refused, to be looked through, being applied, done. */
export function ImportState({ last, currency }: { last: PriceImport; currency: string }) {
  const t = useSpreadsheetWords()
  const { language } = useLanguage()
  switch (last.state) {
    case 'reading':
    case 'applying':
      return (
        <Card className="p-4.5">
          {last.state === 'reading' ? (
            <ProgressBar label={t('reading')} />
          ) : (
            <ProgressBar label={t('applying')} value={last.progress} />
          )}
        </Card>
      )
    case 'refused':
      return <RefusedImport refused={last} currency={currency} />
    case 'ready':
      return <ReadyImport ready={last} currency={currency} />
    case 'applied':
      return (
        <Callout tone="success" title={t('applied')} isNews>
          {t('appliedText', {
            added: showNumber(language, last.added),
            changed: showNumber(language, last.changed),
            removed: showNumber(language, last.removed),
            when: showShortDateTime(language, Date.parse(last.appliedAt ?? last.uploadedAt)),
          })}
        </Callout>
      )
    case 'failed':
      return (
        <Callout tone="error" title={t('failed')} isNews>
          {t('failedText')}
        </Callout>
      )
    case 'discarded':
      return null
  }
}
