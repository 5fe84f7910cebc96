import { ArrowRight } from 'lucide-react'
import type { PriceChange } from '@sarai/wire/desk/price-sheets.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { isCurrency, money } from '@sarai/domain/ground/money.ts'
import { showDate, showFullDateRange } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { Chip, type ChipColour } from '@sarai/ui/kit/show/chip.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useSpreadsheetWords } from '#features/spreadsheet/spreadsheet-words.ts'

const colours: Record<PriceChange['kind'], ChipColour> = { added: 'green', changed: 'yellow', removed: 'red' }

export function useChangeColumns(currency: string): Column<PriceChange>[] {
  const t = useSpreadsheetWords()
  const { language } = useLanguage()
  return [
    {
      id: 'where',
      header: t('where'),
      cell: (row) => <Place change={row} />,
      onCard: 'title',
    },
    {
      id: 'kind',
      header: t('kind'),
      cell: (row) => <Chip colour={colours[row.kind]}>{t(row.kind)}</Chip>,
      onCard: 'badge',
    },
    { id: 'what', header: t('what'), cell: (row) => t(row.what), onCard: 'fact' },
    {
      id: 'nights',
      header: t('nights'),
      cell: ({ firstNight, lastNight }) =>
        firstNight !== null &&
        lastNight !== null && (
          <span className="digits whitespace-nowrap">
            {showFullDateRange(language, calendarDay(firstNight), calendarDay(lastNight))}
          </span>
        ),
      onCard: 'fact',
    },
    {
      id: 'difference',
      header: t('difference'),
      cell: (row) => <Differences change={row} currency={currency} />,
      onCard: 'line',
    },
  ]
}

function Place({ change }: { change: PriceChange }) {
  const t = useSpreadsheetWords()
  const { language } = useLanguage()
  const room = language === 'fa' ? change.roomFa : change.roomEn
  return (
    <span className="grid">
      <bdi className="font-semibold">{language === 'fa' ? change.hotelFa : change.hotelEn}</bdi>
      {change.what !== 'contact' && <bdi className="text-small text-muted">{room ?? t('everyRoom')}</bdi>}
    </span>
  )
}

/** A changed row says what was and what is; a new one what is, and one that goes what was. */
function Differences({ change: { kind, what, fields }, currency }: { change: PriceChange; currency: string }) {
  const t = useSpreadsheetWords()
  const { language } = useLanguage()
  const isShown = kind === 'changed' ? fields : fields.filter(({ field }) => !field.endsWith('Night'))
  const show = (value: string | number | null) => shown(language, value, currency, what === 'special')
  return (
    <ul className="grid gap-0.5">
      {isShown.map(({ field, before, after, nearest }) => (
        <li key={field} className="flex flex-wrap items-center gap-x-1.5">
          <span className="text-small text-muted">{t(field)}</span>
          {kind !== 'added' && <bdi className={`digits ${kind === 'removed' ? '' : 'text-soft'}`}>{show(before)}</bdi>}
          {kind === 'changed' && <Icon of={ArrowRight} size={13} className="text-muted" />}
          {kind !== 'removed' && <bdi className="digits font-semibold">{show(after)}</bdi>}
          {nearest !== null && (
            <Chip colour="red">
              {t(what === 'special' ? 'nearestAmount' : 'nearest', {
                price: shown(language, nearest, currency, false),
              })}
            </Chip>
          )}
        </li>
      ))}
    </ul>
  )
}

function shown(language: Language, value: string | number | null, currency: string, isDifference: boolean): string {
  if (typeof value === 'number' && isCurrency(currency)) {
    return isDifference
      ? showMoneyDifference(language, money(value, currency))
      : showMoney(language, money(value, currency))
  }
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return showDate(language, calendarDay(value))
  return value === null || value === '' ? '—' : String(value)
}
