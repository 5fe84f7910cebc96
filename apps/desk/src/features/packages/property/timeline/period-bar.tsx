import type { PeriodRow } from '@sarai/wire/desk/prices.ts'
import type { RoomTypeDetails } from '@sarai/wire/desk/properties.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { BareButton } from '@sarai/ui/kit/button/bare-button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Tooltip } from '@sarai/ui/kit/overlay/tooltip.tsx'
import { WholeOrNone } from '@sarai/ui/kit/choice/whole-or-none.tsx'
import { FourPrices } from '#features/packages/property/four-prices.tsx'
import { nightsOf, placeOn } from '#features/packages/property/timeline/timeline-scale.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

type PeriodBarProps = {
  line: DayRange
  period: PeriodRow
  room: RoomTypeDetails
  currency: string
  onPress: (period: PeriodRow) => void
}

/** A period on the time line. The dearer it is among the room's prices, the deeper its colour. */
export function PeriodBar({ line, period, room, currency, onPress }: PeriodBarProps) {
  const { language } = useLanguage()
  const nights = nightsOf(period)
  const place = placeOn(line, nights)
  if (!place) return null
  const dates = showDateRange(language, nights.first, nights.last)
  const price = showPrice(language, period.price, currency)
  const depth = `color-mix(in srgb, var(--primary-soft), var(--primary) ${depthOf(period, room)}%)`
  return (
    <Tooltip words={<FourPrices title={dates} roomPrice={period.price} room={room} currency={currency} />}>
      <BareButton
        label={`${price} ${dates}`}
        onPress={() => onPress(period)}
        style={{ ...place, background: depth }}
        className="absolute inset-y-0 grid content-center overflow-hidden rounded-control border border-primary/40 px-1.5 text-start text-micro leading-tight text-on-primary-soft hover:border-primary"
      >
        <WholeOrNone className="font-semibold">
          <bdi>{price}</bdi>
        </WholeOrNone>{' '}
        <WholeOrNone>{dates}</WholeOrNone>
      </BareButton>
    </Tooltip>
  )
}

function depthOf({ price }: PeriodRow, { basePrice, periods }: RoomTypeDetails): number {
  const prices = [basePrice, ...periods.map((period) => period.price)]
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return most === least ? 0 : Math.round((20 * (price - least)) / (most - least))
}
