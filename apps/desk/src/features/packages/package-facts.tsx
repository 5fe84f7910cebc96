import type { ReactNode } from 'react'
import type { PackageDetails } from '@sarai/wire/desk/packages.ts'
import { calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { showFullDateRange, showLongDateTime } from '@sarai/locale/date/date-display.ts'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { GroupNames } from '#features/packages/group-names.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'

export function PackageFacts({ of: shown }: { of: PackageDetails }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const [first, last] = [calendarDay(shown.availableFrom), calendarDay(shown.availableUntil)]
  return (
    <Card className="mb-4">
      <dl className="grid gap-x-6 gap-y-4 px-3.5 py-4 sm:grid-cols-2 sm:px-4.5 lg:grid-cols-4">
        <Fact name={t('availableDates')} note={t('days', { count: daysBetween(first, last) + 1 })}>
          {showFullDateRange(language, first, last)}
        </Fact>
        <Fact name={t('currency')} note={t(shown.hasPrices ? 'currencyFixed' : 'currencyHint')}>
          <bdi>{currencyName(language, shown.currency)}</bdi>
        </Fact>
        <Fact name={t('groups')} note={t(shown.groups.length === 0 ? 'groupsNone' : 'groupsSome')}>
          <GroupNames of={shown.groups} />
        </Fact>
        <Fact name={t('lastEdited')} note={t('onSale', { count: shown.hotelsOnSale })}>
          {showLongDateTime(language, Date.parse(shown.editedAt))}
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
      <dd className="text-small text-soft">{note}</dd>
    </div>
  )
}
