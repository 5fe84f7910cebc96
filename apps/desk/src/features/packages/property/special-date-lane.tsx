import type { SpecialDateRow } from '@sarai/contract/desk-prices.ts'
import { overlapOf, type DayRange } from '@sarai/domain/day-range.ts'
import { showDateRange } from '@sarai/locale/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { nightsOf, placeOn, rowsFor } from '#features/packages/property/timeline-scale.ts'
import { showDifference } from '#shared/amounts/shown-amount.ts'

type LaneProps = { line: DayRange; specialDates: readonly SpecialDateRow[]; currency: string }

/** Under the prices: the nights that cost more or less. Their table says the same in full. */
export function SpecialDateLane({ line, specialDates, currency }: LaneProps) {
  const { language } = useLanguage()
  const shown = specialDates.filter((special) => overlapOf(line, nightsOf(special)))
  if (shown.length === 0) return null
  const rows = rowsFor(shown.map(nightsOf))
  return (
    <div aria-hidden className="relative" style={{ height: `${(Math.max(...rows) + 1) * 1.5}rem` }}>
      {shown.map((special, index) => {
        const nights = nightsOf(special)
        const title = language === 'fa' ? special.titleFa : special.titleEn
        const difference = showDifference(language, special.roomDifference, currency)
        return (
          <span
            key={special.id}
            title={`${title} · ${showDateRange(language, nights.first, nights.last)} · ${difference}`}
            style={{ ...placeOn(line, nights), top: `${(rows[index] ?? 0) * 1.5}rem` }}
            className="absolute h-5.5 min-w-2 truncate rounded-tag bg-accent-soft px-1 text-micro leading-5.5 font-medium text-on-accent-soft"
          >
            {title}
          </span>
        )
      })}
    </div>
  )
}
