import { Percent } from 'lucide-react'
import { useState } from 'react'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { en } from '#booking/commission-words.en.ts'
import { fa } from '#booking/commission-words.fa.ts'
import { EarnedCommission } from '#booking/earned-commission.tsx'
import { Button } from '#kit/button/button.tsx'
import { DayRangeText } from '#kit/date/day-range-text.tsx'
import { Disclosure } from '#kit/show/disclosure.tsx'
import { EmptyState } from '#kit/show/empty-state.tsx'
import { useWords } from '#kit/language.tsx'
import { Stars } from '#kit/show/stars.tsx'

const words = { en, fa }

/** As the wire tells it. */
type Period = {
  FromDate: string
  ToDate: string
  PromotedHotels: readonly {
    HotelName: string
    HotelGrade: number
    Commission: number
    ExtraCommission: number | null
    Currency: string
  }[]
}

const openAtFirst = 2
/** The best paid ones; a house may promote dozens, and the page has more to say. */
const shownAtFirst = 5

/** What an agency earns, by period: on its dashboard, and at the desk when somebody looks at what it sees. */
export function CommissionPeriods({ periods }: { periods: readonly Period[] }) {
  const t = useWords(words)
  if (periods.length === 0) {
    return (
      <div className="border-t border-line">
        <EmptyState icon={Percent} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      </div>
    )
  }
  return periods.map((period, index) => (
    <OnePeriod key={`${period.FromDate}/${period.ToDate}`} period={period} isOpenAtFirst={index < openAtFirst} />
  ))
}

function OnePeriod({ period, isOpenAtFirst }: { period: Period; isOpenAtFirst: boolean }) {
  const t = useWords(words)
  const [isWhole, setWhole] = useState(false)
  const hotels = isWhole ? period.PromotedHotels : period.PromotedHotels.slice(0, shownAtFirst)
  return (
    <Disclosure
      title={<DayRangeText first={period.FromDate as CalendarDay} last={period.ToDate as CalendarDay} />}
      note={t('hotels', { count: period.PromotedHotels.length })}
      isOpenAtFirst={isOpenAtFirst}
    >
      <ul className="pb-2.5">
        {hotels.map((hotel) => (
          // A hotel may be promoted in two currencies at once.
          <li key={`${hotel.HotelName} ${hotel.Currency}`} className="flex items-center gap-2.5 px-3.5 py-2 sm:px-4.5">
            <div className="min-w-0 grow">
              <p className="truncate">
                <bdi>{hotel.HotelName}</bdi>
              </p>
              <Stars grade={hotel.HotelGrade} size={11} />
            </div>
            <EarnedCommission amount={hotel.Commission} extra={hotel.ExtraCommission} currency={hotel.Currency} />
          </li>
        ))}
      </ul>
      {hotels.length < period.PromotedHotels.length && (
        <div className="px-3.5 pb-3 sm:px-4.5">
          <Button size="small" variant="ghost" onPress={() => setWhole(true)}>
            {t('allHotels', { count: period.PromotedHotels.length })}
          </Button>
        </div>
      )}
    </Disclosure>
  )
}
