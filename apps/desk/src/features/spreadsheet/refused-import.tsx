import type { PriceConflict, PriceImport, SheetFault } from '@sarai/contract/desk-price-sheets.ts'
import { Callout } from '@sarai/ui/kit/callout.tsx'
import { DataTable } from '@sarai/ui/kit/data-table.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Column } from '@sarai/ui/kit/table-column.ts'
import { useSpreadsheetWords } from '#features/spreadsheet/spreadsheet-words.ts'

const sheets = { room: 'sheetRoom', period: 'sheetPeriod', special: 'sheetSpecial' } as const

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
          <li key={`${conflict.hotelEn}/${conflict.roomEn}/${conflict.what}`}>
            <bdi>{place(conflict)}</bdi> · <bdi>{room(conflict)}</bdi> · {t(conflict.what)}: {t(conflict.how)}
          </li>
        ))}
        {conflictCount > shown.length && <li>{t('moreFaults', { count: conflictCount - shown.length })}</li>}
      </ul>
    </Callout>
  )
}

function Faults({ refused: { faults, faultCount }, currency }: { refused: PriceImport; currency: string }) {
  const t = useSpreadsheetWords()
  const columns: Column<SheetFault>[] = [
    { id: 'sheet', header: t('sheet'), cell: ({ sheet }) => t(sheets[sheet]), onCard: 'title' },
    {
      id: 'cell',
      header: t('cell'),
      cell: ({ row, column }) => (
        <span className="whitespace-nowrap">
          {t('row', { row })}
          {column !== '' && <> · {t.rich('column', { column: <bdi dir="ltr">{column}</bdi> })}</>}
        </span>
      ),
      onCard: 'badge',
    },
    { id: 'problem', header: t('problem'), cell: (fault) => faultText(t, fault, currency), onCard: 'line' },
    { id: 'found', header: t('found'), cell: ({ found }) => <bdi className="text-muted">{found}</bdi>, onCard: 'fact' },
  ]
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

function faultText(t: ReturnType<typeof useSpreadsheetWords>, { fault, found }: SheetFault, currency: string): string {
  switch (fault) {
    case 'amount':
      return t('faultAmount', { currency })
    case 'negative':
      return t('faultNegative')
    case 'day':
      return t('faultDay')
    case 'range':
      return t('faultRange')
    case 'required':
      return t('faultRequired')
    case 'text':
      return t('faultText')
    case 'room':
      return t('faultRoom')
    case 'key':
      return t('faultKey')
    case 'twice':
      return t('faultTwice')
    case 'column':
      return t('faultColumn', { found })
  }
}
