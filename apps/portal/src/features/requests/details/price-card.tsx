import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { CommissionSwitch } from '#shared/client-view/commission-switch.tsx'
import { CommissionLine } from '#shared/priced-stay/commission-line.tsx'
import { PricedStayCard } from '#shared/priced-stay/priced-stay-card.tsx'
import { SpecialDates } from '#shared/priced-stay/special-dates.tsx'
import { Totals } from '#shared/priced-stay/totals.tsx'

/** What was agreed, room by room and in all [req-05]. */
export function PriceCard({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  return (
    <PricedStayCard
      of={request}
      title={t('price')}
      manyPrices={t('changes')}
      actions={<CommissionSwitch />}
      fareNote={t.rich('fareNote', {
        number: <bdi dir="ltr">{request.RequestNumber}</bdi>,
        hotel: <bdi>{request.HotelName}</bdi>,
        dates: showDateRange(language, calendarDay(request.CheckInDate), calendarDay(request.CheckOutDate)),
      })}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line px-3.5 py-3.5 sm:px-4.5">
        <div className="grid gap-1.5 text-small text-soft">
          <SpecialDates of={request} />
          <p className="empty:hidden">
            <CommissionLine of={request} />
          </p>
        </div>
        <Totals of={request} className="ms-auto w-full sm:max-w-72" />
      </div>
    </PricedStayCard>
  )
}
