import { addDays, isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import type { PropertyDetails } from '@sarai/wire/desk/properties.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { onSaleRange } from '#features/packages/property/timeline/timeline-scale.ts'

type Nights = { firstNight: string; lastNight: string }

/** Names the typed nights that no agency is offered, because the hotel is not on sale then. */
export function NightsOutside({ call, of }: { call: { form: unknown }; of: PropertyDetails }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const { form } = call as unknown as CallForm<Nights, Nights>
  const [first, last] = form.watch(['firstNight', 'lastNight'])
  if (!isCalendarDay(first) || !isCalendarDay(last) || last < first) return null
  const onSale = onSaleRange(of)
  const outside = partsOutside({ first, last }, onSale)
  if (outside.length === 0) return null
  const show = (range: DayRange) => showDateRange(language, range.first, range.last)
  return (
    <Callout tone="warning">
      {t('nightsOutside', { nights: outside.map(show).join(t('comma')), onSale: show(onSale) })}
    </Callout>
  )
}

function partsOutside({ first, last }: DayRange, onSale: DayRange): DayRange[] {
  const before = { first, last: last < onSale.first ? last : addDays(onSale.first, -1) }
  const after = { first: first > onSale.last ? first : addDays(onSale.last, 1), last }
  return [before, after].filter((part) => part.first <= part.last)
}
