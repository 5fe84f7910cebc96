import { useState } from 'react'
import type { PriceImport } from '@sarai/wire/desk/price-sheets.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { PriceChanges } from '#features/spreadsheet/price-changes.tsx'
import { apply, importQueries, useDiscard } from '#features/spreadsheet/spreadsheet-calls.ts'
import { useSpreadsheetWords } from '#features/spreadsheet/spreadsheet-words.ts'

/** Everything that would change, to be agreed to or put away. */
export function ReadyImport({ ready, currency }: { ready: PriceImport; currency: string }) {
  const t = useSpreadsheetWords()
  const { language } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const discard = useDiscard(ready.id)
  const count = ready.added + ready.changed + ready.removed
  const when = showShortDateTime(language, Date.parse(ready.uploadedAt))
  const putAway = (
    <Button onPress={() => discard.write()} isPending={discard.isPending}>
      {t('discard')}
    </Button>
  )
  if (count === 0) {
    return (
      <Callout tone="info" title={t('noDifference')} actions={putAway} isNews>
        {t('noDifferenceText')}
      </Callout>
    )
  }
  return (
    <>
      <Callout
        tone="info"
        title={t('differences', { count })}
        isNews
        actions={
          <>
            <Button variant="primary" onPress={() => setAsking(true)}>
              {t('apply')}
            </Button>
            {putAway}
          </>
        }
      >
        <p>{t('differencesText')}</p>
        {ready.far > 0 && <p className="font-semibold">{t('farText', { count: ready.far })}</p>}
        <p className="text-small">{t('handedIn', { who: ready.uploadedBy, when })}</p>
      </Callout>
      <PriceChanges ready={ready} currency={currency} />
      {isAsking && (
        <WriteDialog
          title={t('applyQuestion', { count })}
          confirmLabel={t(ready.far > 0 ? 'applyFar' : 'apply')}
          send={(once) => apply(ready.id, once)}
          changes={importQueries}
          onClose={() => setAsking(false)}
        >
          {ready.far > 0 && (
            <Callout tone="warning" title={t('farQuestion', { count: ready.far })}>
              {t('farHint')}
            </Callout>
          )}
          <p>{t('applyText')}</p>
        </WriteDialog>
      )}
    </>
  )
}
