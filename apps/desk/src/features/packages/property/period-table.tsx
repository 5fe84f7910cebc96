import { Pencil, Plus, Scissors, Trash2 } from 'lucide-react'
import type { PeriodRow } from '@sarai/wire/desk/prices.ts'
import type { PropertyDetails, RoomTypeDetails } from '@sarai/wire/desk/properties.ts'
import { daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import { overlapOf, type DayRange } from '@sarai/domain/ground/day-range.ts'
import { gapsIn } from '@sarai/domain/catalogue/price-coverage.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { nightsOf, onSaleRange } from '#features/packages/property/timeline/timeline-scale.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { useNameOf } from '#shared/name-of.ts'

export type PeriodSteps = {
  onAdd: (nights: DayRange) => void
  onEdit: (period: PeriodRow) => void
  onSplit: (period: PeriodRow) => void
  onRemove: (period: PeriodRow) => void
}

type Line = { nights: DayRange; period?: PeriodRow }

/** The time line as a table: what it shows, and everything that can be done on it, for the keyboard and for phones. */
export function PeriodTable({
  property,
  room,
  ...steps
}: PeriodSteps & { property: PropertyDetails; room: RoomTypeDetails }) {
  const t = usePackageWords()
  const nameOf = useNameOf()
  const line = onSaleRange(property)
  const ofPeriods: Line[] = room.periods.map((period) => ({ nights: nightsOf(period), period }))
  const ofGaps: Line[] = gapsIn(line, room.periods.map(nightsOf)).map((nights) => ({ nights }))
  const lines = [...ofPeriods, ...ofGaps].toSorted((a, b) => (a.nights.first < b.nights.first ? -1 : 1))
  return (
    <table className="w-full border-t border-line text-start">
      <caption className="sr-only">{t('pricesOf', { room: nameOf(room) })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('nights')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('actions')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map(({ nights, period }) => (
          <tr key={`${nights.first} ${period?.id}`}>
            <Nights nights={nights} isOutside={overlapOf(line, nights) === undefined} />
            <Price amount={period?.price ?? room.basePrice} currency={property.package.currency} isBase={!period} />
            <td className="w-0 py-1 pe-2 whitespace-nowrap sm:pe-3">
              {period ? <OfPeriod period={period} steps={steps} /> : <OfGap nights={nights} onAdd={steps.onAdd} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Nights({ nights, isOutside }: { nights: DayRange; isOutside: boolean }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  return (
    <td className="py-2 ps-3.5 pe-2 sm:ps-4.5">
      {showDateRange(language, nights.first, nights.last)}
      <span className="ms-2 inline-block text-small text-muted">
        {t('nightCount', { count: daysBetween(nights.first, nights.last) + 1 })}
      </span>
      {isOutside && (
        <span className="ms-2">
          <Badge tone="error">{t('outsideDates')}</Badge>
        </span>
      )}
    </td>
  )
}

function Price({ amount, currency, isBase }: { amount: number; currency: string; isBase: boolean }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  return (
    <td className={`px-2 py-2 text-end ${isBase ? 'text-muted' : 'font-semibold'}`}>
      {isBase && <span className="me-2 text-small max-sm:hidden">{t('basePrice')}</span>}
      <bdi className="digits whitespace-nowrap">{showPrice(language, amount, currency)}</bdi>
    </td>
  )
}

function OfPeriod({ period, steps }: { period: PeriodRow; steps: PeriodSteps }) {
  const t = usePackageWords()
  const isOneNight = period.firstNight === period.lastNight
  return (
    <span className="flex justify-end">
      <IconButton icon={Pencil} size="small" label={t('editPeriod')} onPress={() => steps.onEdit(period)} />
      <IconButton
        icon={Scissors}
        size="small"
        label={t('splitPeriod')}
        isDisabled={isOneNight}
        onPress={() => steps.onSplit(period)}
      />
      <IconButton
        icon={Trash2}
        size="small"
        variant="danger"
        label={t('removePeriod')}
        onPress={() => steps.onRemove(period)}
      />
    </span>
  )
}

function OfGap({ nights, onAdd }: { nights: DayRange; onAdd: PeriodSteps['onAdd'] }) {
  const t = usePackageWords()
  return (
    <span className="flex justify-end">
      <IconButton icon={Plus} size="small" label={t('setPriceHere')} onPress={() => onAdd(nights)} />
    </span>
  )
}
