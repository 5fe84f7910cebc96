import type { PropertyRow } from '@sarai/wire/desk/properties.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { OnSaleChip } from '#features/packages/on-sale-chip.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

export function useHotelColumns(currency: string): Column<PropertyRow>[] {
  const t = usePackageWords()
  const { language } = useLanguage()
  return [
    {
      id: 'hotel',
      header: t('hotel'),
      cell: ({ hotel }) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2">
            <bdi className="font-semibold">{language === 'fa' ? hotel.nameFa : hotel.nameEn}</bdi>
            <Stars grade={hotel.grade} />
          </span>
          <span className="block text-small font-normal text-muted">
            <bdi>{language === 'fa' ? hotel.placeFa : hotel.placeEn}</bdi>
          </span>
        </>
      ),
      onCard: 'title',
    },
    {
      id: 'state',
      header: t('status'),
      cell: (row) => <OnSaleChip of={row} />,
      onCard: 'badge',
    },
    { id: 'board', header: t('board'), cell: (row) => boardName(language, row.board), onCard: 'line' },
    {
      id: 'dates',
      header: t('availableDates'),
      cell: (row) => showDateRange(language, calendarDay(row.availableFrom), calendarDay(row.availableUntil)),
      onCard: 'line',
    },
    {
      id: 'rooms',
      header: t('rooms'),
      isNumber: true,
      cell: (row) => showNumber(language, row.rooms),
      onCard: 'fact',
    },
    {
      id: 'from',
      header: t('priceFrom'),
      isNumber: true,
      cell: ({ lowestPrice }) =>
        lowestPrice === null ? (
          <span className="text-muted">{t('noPrice')}</span>
        ) : (
          <bdi>{showPrice(language, lowestPrice, currency)}</bdi>
        ),
      onCard: 'amount',
    },
  ]
}
