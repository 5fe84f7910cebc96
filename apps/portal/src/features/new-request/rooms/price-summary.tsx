import type { ReactNode } from 'react'
import { money, multiply, type Money } from '@sarai/domain/ground/money.ts'
import { nightCount, type Stay } from '@sarai/domain/stay/stay.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { calendarOf, otherCalendar, showDate } from '@sarai/locale/date/date-display.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { PriceLines, type PricedRoom } from '#features/new-request/rooms/price-lines.tsx'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'
import { useClientView } from '#shared/client-view/client-view.ts'

type PriceSummaryProps = {
  stay: Stay | undefined
  rooms: readonly PricedRoom[]
  total: Money | undefined
  /** Per room and night, in minor units. */
  commission: number
  /** Where it is not the currency of the house. */
  otherCurrency: string | undefined
  /** The button that leads on, where it stands here. */
  children?: ReactNode
}

/** What the request would cost, line by line. It follows every change, and says that it is an estimate [wizard-12]. */
export function PriceSummary({ stay, rooms, total, commission, otherCurrency, children }: PriceSummaryProps) {
  const t = useRoomsWords()
  const { language } = useLanguage()
  const isClientView = useClientView()
  return (
    <CardSection title={t('priceSummary')} actions={<Badge tone="secondary">{t('estimate')}</Badge>}>
      <div className="grid gap-3 px-3.5 pb-4 sm:px-4.5">
        {stay ? <Nights stay={stay} /> : <p className="text-soft">{t('noPriceYet')}</p>}
        {stay && <PriceLines rooms={rooms} nights={nightCount(stay)} />}
        {total && (
          <p className="flex items-baseline justify-between gap-3 border-t border-dashed border-line pt-3">
            <span className="font-semibold">
              {t('total')}
              <span className="block text-micro font-normal text-muted">{t('withoutSpecialDates')}</span>
            </span>
            <output className="text-h1 font-bold">{showMoney(language, total)}</output>
          </p>
        )}
        {stay && total && commission > 0 && rooms.length > 0 && !isClientView && (
          <p className="flex justify-between gap-3 rounded-control bg-accent-soft px-3 py-2 font-semibold text-on-accent-soft">
            <span>{t('commission')}</span>
            <span>
              {showMoney(language, multiply(money(commission, total.currency), nightCount(stay) * rooms.length))}
            </span>
          </p>
        )}
        {children}
        <p className="text-center text-micro text-muted">{t('estimateHelp')}</p>
        {otherCurrency !== undefined && (
          <p className="text-center text-micro text-muted">
            {t('otherCurrency', { currency: currencyName(language, otherCurrency) })}
          </p>
        )}
      </div>
    </CardSection>
  )
}

/** The two dates in both calendars, and the nights between them. */
function Nights({ stay }: { stay: Stay }) {
  const t = useRoomsWords()
  const { language } = useLanguage()
  const other = otherCalendar(calendarOf(language))
  const day = (label: string, date: Stay['checkIn']) => (
    <div className="grid min-w-0 justify-items-center text-center">
      <span className="text-micro text-muted">{label}</span>
      <b className="font-semibold">{showDate(language, date)}</b>
      <span className="text-micro text-muted">{showDate(language, date, other)}</span>
    </div>
  )
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-1.5 rounded-inner border border-line bg-surface-2 p-3">
      {day(t('checkIn'), stay.checkIn)}
      <span className="rounded-full border border-line bg-surface px-2.5 py-0.5 text-small whitespace-nowrap">
        {t('nights', { count: nightCount(stay) })}
      </span>
      {day(t('checkOut'), stay.checkOut)}
    </div>
  )
}
