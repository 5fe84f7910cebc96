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
  HasMoreHotels: boolean
}
type Commissions = { AgencyGroupCommissionHotels: readonly Period[]; HasMorePeriods: boolean }

const openAtFirst = 2
/** The best paid ones; a house may promote dozens, and the page has more to say. */
const shownAtFirst = 5

/** What an agency earns, by period: on its dashboard, and at the desk when somebody looks at what it sees. */
export function CommissionPeriods({ of: commissions }: { of: Commissions }) {
  const t = useWords(words)
  const { AgencyGroupCommissionHotels: periods, HasMorePeriods: hasMore } = commissions
  if (periods.length === 0) {
    return (
      <div className="border-t border-line">
        <EmptyState icon={Percent} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      {periods.map((period, index) => (
        <OnePeriod key={`${period.FromDate}/${period.ToDate}`} period={period} isOpenAtFirst={index < openAtFirst} />
      ))}
      {hasMore && (
        <p className="border-t border-line px-3.5 py-3 text-small text-muted sm:px-4.5">{t('morePeriods')}</p>
      )}
    </>
  )
}

function OnePeriod({ period, isOpenAtFirst }: { period: Period; isOpenAtFirst: boolean }) {
  const t = useWords(words)
  const [isWhole, setWhole] = useState(false)
  const count = period.PromotedHotels.length
  const hotels = isWhole ? period.PromotedHotels : period.PromotedHotels.slice(0, shownAtFirst)
  const hasMore = period.HasMoreHotels
  return (
    <Disclosure
      title={<DayRangeText first={period.FromDate as CalendarDay} last={period.ToDate as CalendarDay} />}
      note={t(hasMore ? 'moreThan' : 'hotels', { count })}
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
      {hotels.length === count && hasMore && (
        <p className="px-3.5 pb-3 text-small text-muted sm:px-4.5">{t('moreHotels')}</p>
      )}
      {hotels.length < count && (
        <div className="px-3.5 pb-3 sm:px-4.5">
          <Button size="small" variant="ghost" onPress={() => setWhole(true)}>
            {t(hasMore ? 'bestHotels' : 'allHotels', { count })}
          </Button>
        </div>
      )}
    </Disclosure>
  )
}
