import type { PackageRow } from '@sarai/wire/desk/packages.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { showDateRange, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { GroupNames } from '#features/packages/group-names.tsx'
import { PackageStatusChip } from '#features/packages/package-status-chip.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'

export function usePackageColumns(): Column<PackageRow>[] {
  const t = usePackageWords()
  const { language } = useLanguage()
  return [
    {
      id: 'title',
      header: t('package'),
      cell: (row) => (
        <>
          <bdi className="font-semibold">{language === 'fa' ? row.titleFa : row.titleEn}</bdi>
          <span className="block text-small font-normal text-muted">
            <bdi>{language === 'fa' ? row.titleEn : row.titleFa}</bdi>
          </span>
        </>
      ),
      onCard: 'title',
    },
    { id: 'status', header: t('status'), cell: (row) => <PackageStatusChip status={row.status} />, onCard: 'badge' },
    {
      id: 'dates',
      header: t('availableDates'),
      cell: (row) => showDateRange(language, calendarDay(row.availableFrom), calendarDay(row.availableUntil)),
      onCard: 'line',
    },
    { id: 'groups', header: t('groups'), cell: (row) => <GroupNames of={row.groups} /> },
    { id: 'currency', header: t('currency'), cell: (row) => <bdi>{currencyName(language, row.currency)}</bdi> },
    {
      id: 'hotels',
      header: t('hotels'),
      isNumber: true,
      cell: (row) => showNumber(language, row.hotels),
      onCard: 'fact',
    },
    {
      id: 'edited',
      header: t('lastEdited'),
      cell: (row) => <span className="digits">{showShortDateTime(language, Date.parse(row.editedAt))}</span>,
    },
  ]
}
