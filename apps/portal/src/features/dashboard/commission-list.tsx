import { Percent } from 'lucide-react'
import { useState } from 'react'
import type { CommissionPeriod } from '@sarai/contract/dashboard.ts'
import { calendarDay } from '@sarai/domain/calendar-day.ts'
import { money, type Currency } from '@sarai/domain/money.ts'
import { showFullDateRange } from '@sarai/locale/date-display.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/money-display.ts'
import { Button } from '@sarai/ui/kit/button.tsx'
import { Disclosure } from '@sarai/ui/kit/disclosure.tsx'
import { EmptyState } from '@sarai/ui/kit/empty-state.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Stars } from '@sarai/ui/kit/stars.tsx'
import { useDashboardWords } from '#features/dashboard/dashboard-words.ts'

const openAtFirst = 2
/** The best paid ones; a house may promote dozens, and the page has more to say. */
const shownAtFirst = 5

export function CommissionList({ periods }: { periods: readonly CommissionPeriod[] }) {
  const t = useDashboardWords()
  if (periods.length === 0) {
    return (
      <div className="border-t border-line">
        <EmptyState icon={Percent} title={t('noCommissions')}>
          {t('noCommissionsText')}
        </EmptyState>
      </div>
    )
  }
  return periods.map((period, index) => (
    <Period key={`${period.FromDate}/${period.ToDate}`} period={period} isOpenAtFirst={index < openAtFirst} />
  ))
}

function Period({ period, isOpenAtFirst }: { period: CommissionPeriod; isOpenAtFirst: boolean }) {
  const t = useDashboardWords()
  const { language } = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const hotels = isWhole ? period.PromotedHotels : period.PromotedHotels.slice(0, shownAtFirst)
  return (
    <Disclosure
      title={<bdi>{showFullDateRange(language, calendarDay(period.FromDate), calendarDay(period.ToDate))}</bdi>}
      note={t('hotels', { count: period.PromotedHotels.length })}
      isOpenAtFirst={isOpenAtFirst}
    >
      <ul className="pb-2.5">
        {hotels.map((hotel) => (
          <li key={hotel.HotelName} className="flex items-center gap-2.5 px-3.5 py-2 sm:px-4.5">
            <div className="min-w-0 grow">
              <p className="truncate">
                <bdi>{hotel.HotelName}</bdi>
              </p>
              <Stars grade={hotel.HotelGrade} size={11} />
            </div>
            <Earned hotel={hotel} />
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

function Earned({ hotel }: { hotel: CommissionPeriod['PromotedHotels'][number] }) {
  const t = useDashboardWords()
  const { language } = useLanguage()
  const amountOf = (minor: number) => money(BigInt(minor), hotel.Currency as Currency)
  const extra = hotel.ExtraCommission === null ? undefined : amountOf(hotel.ExtraCommission)
  return (
    <div className="shrink-0 text-end">
      <p className="flex items-center justify-end gap-1.5">
        <b className="font-semibold">{showMoney(language, amountOf(hotel.Commission))}</b>
        {extra && (
          <span className="rounded-tag bg-accent-soft px-1.75 py-0.5 text-micro font-semibold text-on-accent-soft">
            <span aria-hidden>{showMoneyDifference(language, extra)}</span>
            <span className="sr-only">{t('extraCommission', { amount: showMoney(language, extra) })}</span>
          </span>
        )}
      </p>
      <p className="text-micro text-muted">{t('commissionUnit')}</p>
    </div>
  )
}
