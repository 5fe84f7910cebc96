import type { SheetFault } from '@sarai/wire/desk/price-sheets.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useSpreadsheetWords } from '#features/spreadsheet/spreadsheet-words.ts'

const sheets = { room: 'sheetRoom', period: 'sheetPeriod', special: 'sheetSpecial', contact: 'sheetContact' } as const

/** Where the cell is, as the spreadsheet names it, and what is wrong with it. */
export function useFaultColumns(currency: string): Column<SheetFault>[] {
  const t = useSpreadsheetWords()
  const { language } = useLanguage()
  const named = currencyName(language, currency)
  return [
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
    { id: 'problem', header: t('problem'), cell: (fault) => faultText(t, fault, named), onCard: 'line' },
    {
      id: 'found',
      header: t('found'),
      cell: ({ found }) => found !== '' && <bdi className="text-muted">{found}</bdi>,
      onCard: 'fact',
    },
  ]
}

function faultText(t: ReturnType<typeof useSpreadsheetWords>, { fault, found }: SheetFault, currency: string): string {
  switch (fault) {
    case 'amount':
      return t('faultAmount', { currency })
    case 'negative':
      return t('faultNegative')
    case 'day':
      return t('faultDay')
    case 'year':
      return t('faultYear')
    case 'range':
      return t('faultRange')
    case 'required':
      return t('faultRequired')
    case 'text':
      return t('faultText')
    case 'email':
      return t('faultEmail')
    case 'phone':
      return t('faultPhone')
    case 'language':
      return t('faultLanguage')
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
