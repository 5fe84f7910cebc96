import { ChevronDown, Percent } from 'lucide-react'
import { useState } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import type { CommissionPeriod } from '@sarai/contract/dashboard.ts'
import { money, type Currency } from '@sarai/domain/money.ts'
import { showFullDateRange } from '@sarai/locale/date-display.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/money-display.ts'
import { EmptyState } from '@sarai/ui/kit/empty-state.tsx'
import { Icon } from '@sarai/ui/kit/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Stars } from '@sarai/ui/kit/stars.tsx'
import { useDashboardWords } from '#features/dashboard/dashboard-words.ts'

const openAtFirst = 2

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
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <Disclosure isExpanded={isOpen} onExpandedChange={setOpen} className="border-t border-line">
      <Heading level={3}>
        <Button
          slot="trigger"
          className="flex min-h-11 w-full items-center gap-2.5 px-3.5 py-2.5 text-start font-medium -outline-offset-2 hover:bg-surface-2 sm:px-4.5"
        >
          <bdi>{showFullDateRange(language, period.FromDate, period.ToDate)}</bdi>
          <span className="ms-auto flex items-center gap-2 text-small font-normal text-muted">
            {!isOpen && t('hotels', { count: period.PromotedHotels.length })}
            <Icon of={ChevronDown} size={17} className={isOpen ? 'rotate-180' : ''} />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel>
        <ul className="pb-2.5">
          {period.PromotedHotels.map((hotel) => (
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
      </DisclosurePanel>
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
