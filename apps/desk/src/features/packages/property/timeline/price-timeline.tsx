import type { PeriodRow } from '@sarai/wire/desk/prices.ts'
import type { PropertyDetails, RoomTypeDetails } from '@sarai/wire/desk/properties.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import { gapsIn, overlapsAmong } from '@sarai/domain/catalogue/price-coverage.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { WholeOrNone } from '@sarai/ui/kit/choice/whole-or-none.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { useDayDrag } from '#features/packages/property/timeline/day-drag.ts'
import { MonthScale } from '#features/packages/property/timeline/month-scale.tsx'
import { NightLane } from '#features/packages/property/timeline/night-lane.tsx'
import { PeriodBar } from '#features/packages/property/timeline/period-bar.tsx'
import { nightsOf, onSaleRange, placeOn } from '#features/packages/property/timeline/timeline-scale.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

type TimelineProps = {
  property: PropertyDetails
  room: RoomTypeDetails
  onAdd: (nights: DayRange) => void
  onEdit: (period: PeriodRow) => void
}

/** The prices of a room over the days on sale. Dragging over days sets a price for them; a bar opens its period. */
export function PriceTimeline({ property, room, onAdd, onEdit }: TimelineProps) {
  const t = usePackageWords()
  const line = onSaleRange(property)
  const { chosen, lane } = useDayDrag(line, onAdd)
  const ranges = room.periods.map(nightsOf)
  const { currency } = property.package
  return (
    <div className="grid gap-1 px-3.5 sm:px-4.5">
      <MonthScale line={line} />
      <div
        role="presentation"
        data-timeline={room.id}
        className="relative h-12 cursor-crosshair touch-pan-y overflow-hidden rounded-control border border-line bg-sunken select-none"
        {...lane}
      >
        {gapsIn(line, ranges).map((gap) => (
          <Gap key={gap.first} line={line} gap={gap} text={t('basePrice')} price={room.basePrice} currency={currency} />
        ))}
        {room.periods.map((period) => (
          <PeriodBar key={period.id} line={line} period={period} room={room} currency={currency} onPress={onEdit} />
        ))}
        {overlapsAmong(ranges).map((overlap) => (
          <span
            key={overlap.first}
            title={t('overlap')}
            style={placeOn(line, overlap)}
            className="pointer-events-none absolute bottom-0 h-1.5 bg-error"
          />
        ))}
        {chosen && <Chosen line={line} nights={chosen} />}
      </div>
      <NightLane line={line} property={property} room={room} />
    </div>
  )
}

type GapProps = { line: DayRange; gap: DayRange; text: string; price: number; currency: string }

function Gap({ line, gap, text, price, currency }: GapProps) {
  const { language } = useLanguage()
  return (
    <span
      style={placeOn(line, gap)}
      className="pointer-events-none absolute inset-y-0 grid content-center overflow-hidden px-2 text-micro leading-tight text-soft"
    >
      <WholeOrNone>{text}</WholeOrNone>
      <WholeOrNone>
        <bdi>{showPrice(language, price, currency)}</bdi>
      </WholeOrNone>
    </span>
  )
}

/** What is being dragged over, with its dates. */
function Chosen({ line, nights }: { line: DayRange; nights: DayRange }) {
  const { language } = useLanguage()
  return (
    <span
      style={placeOn(line, nights)}
      className="pointer-events-none absolute inset-y-0 grid place-items-center rounded-control border-2 border-accent bg-accent-soft/90"
    >
      <span className="text-micro font-semibold whitespace-nowrap text-on-accent-soft">
        {showDateRange(language, nights.first, nights.last)}
      </span>
    </span>
  )
}
