import type { PriceConflict, PriceImport } from '@sarai/wire/desk/price-sheets.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { DataTable } from '@sarai/ui/kit/table/data-table.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useFaultColumns } from '#features/spreadsheet/fault-columns.tsx'
import { useSpreadsheetWords } from '#features/spreadsheet/spreadsheet-words.ts'

/** Why nothing came of it: the file itself, its cells, or what others did meanwhile. */
export function RefusedImport({ refused, currency }: { refused: PriceImport; currency: string }) {
  const t = useSpreadsheetWords()
  if (refused.problem !== null) {
    return (
      <Callout tone="error" title={t('refused')} isNews>
        {refused.problem}
      </Callout>
    )
  }
  return (
    <>
      {refused.conflictCount > 0 && <Conflicts refused={refused} />}
      {refused.faultCount > 0 && <Faults refused={refused} currency={currency} />}
    </>
  )
}

function Conflicts({ refused: { conflicts, conflictCount } }: { refused: PriceImport }) {
  const t = useSpreadsheetWords()
  const { language } = useLanguage()
  const place = (conflict: PriceConflict) => (language === 'fa' ? conflict.hotelFa : conflict.hotelEn)
  const room = (conflict: PriceConflict) => (language === 'fa' ? conflict.roomFa : conflict.roomEn) ?? t('everyRoom')
  const shown = conflicts.slice(0, 10)
  return (
    <Callout tone="warning" title={t('conflicts')} isNews>
      <p>{t('conflictsText')}</p>
      <ul className="mt-1.5 list-disc ps-5">
        {shown.map((conflict) => (
          <li key={JSON.stringify(conflict)}>
            <bdi>{place(conflict)}</bdi> ·{' '}
            {conflict.what !== 'contact' && (
              <>
                <bdi>{room(conflict)}</bdi> ·{' '}
              </>
            )}
            {t(conflict.what)}: {t(conflict.how)}
          </li>
        ))}
        {conflictCount > shown.length && <li>{t('moreFaults', { count: conflictCount - shown.length })}</li>}
      </ul>
    </Callout>
  )
}

function Faults({ refused: { faults, faultCount }, currency }: { refused: PriceImport; currency: string }) {
  const t = useSpreadsheetWords()
  const columns = useFaultColumns(currency)
  return (
    <>
      <Callout tone="error" title={t('refused')} isNews>
        {t('faultCount', { count: faultCount })}. {t('refusedText')}
      </Callout>
      <DataTable
        caption={t('problem')}
        columns={columns}
        rows={faults}
        keyOf={({ sheet, row, column, fault }) => `${sheet}-${row}-${column}-${fault}`}
        empty={null}
      />
      {faultCount > faults.length && (
        <p className="text-center text-muted">{t('moreFaults', { count: faultCount - faults.length })}</p>
      )}
    </>
  )
}
