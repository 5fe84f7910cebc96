import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { calendarOf, otherCalendar, showDateRange, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Count } from '@sarai/ui/kit/show/count.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { DeadlineCell } from '#features/requests/deadline-cell.tsx'
import { NextText } from '#features/requests/next-text.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { useClientView } from '#shared/client-view/client-view.ts'
import { useUnreadOf } from '#shared/unread-notes.ts'

/** What tells one request from another. Guests have no place in a list. */
export function useRequestColumns(rows: readonly ListedRequest[], newId: number | undefined): Column<ListedRequest>[] {
  const t = useRequestWords()
  const { language } = useLanguage()
  const isClientView = useClientView()
  const unreadOf = useUnreadOf(rows.map(({ Id }) => Id))
  return [
    {
      id: 'number',
      header: t('number'),
      onCard: 'title',
      cell: (row) => (
        <span className="inline-grid gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi dir="ltr" className="font-semibold">
              {row.RequestNumber}
            </bdi>
            {row.AgencyRef !== '' && (
              <bdi className="max-w-40 truncate rounded-tag border border-line px-1.5 text-micro font-normal text-soft">
                {row.AgencyRef}
              </bdi>
            )}
            <Count value={unreadOf(row.Id)} tone="alert" label={t('unread', { count: unreadOf(row.Id) })} />
            {row.Id === newId && <Badge tone="primary">{t('isNew')}</Badge>}
          </span>
          <span className="text-micro font-normal text-muted">
            {t('sentOn', { time: showShortDateTime(language, Date.parse(row.CreatedAt)) })}
          </span>
        </span>
      ),
    },
    {
      id: 'hotel',
      header: t('hotelAndStay'),
      onCard: 'line',
      cell: (row) => (
        <span className="inline-grid gap-0.5">
          <bdi className="font-semibold">{row.HotelName}</bdi>
          <StayDates of={row} language={language} />
        </span>
      ),
    },
    { id: 'state', header: t('state'), onCard: 'badge', cell: ({ State }) => <StateChip state={State} /> },
    { id: 'next', header: t('next'), onCard: 'line', cell: (row) => <NextText of={row} /> },
    { id: 'deadline', header: t('deadline'), onCard: 'line', cell: (row) => <DeadlineCell of={row} /> },
    {
      id: 'price',
      header: t(isClientView ? 'totalPrice' : 'finalPrice'),
      isNumber: true,
      onCard: 'amount',
      cell: ({ FinalPrice, TotalCommission, Currency: code }) => (
        <span className="inline-grid justify-items-end whitespace-nowrap">
          <bdi>
            {showMoney(language, money(isClientView ? FinalPrice + TotalCommission : FinalPrice, code as Currency))}
          </bdi>
          {TotalCommission > 0 && !isClientView && (
            <span className="text-micro font-normal text-muted">
              {t('commission', { price: showMoney(language, money(TotalCommission, code as Currency)) })}
            </span>
          )}
        </span>
      ),
    },
  ]
}

/** In the calendar of the language, and small under it in the other one [shell-11]. */
function StayDates({ of, language }: { of: ListedRequest; language: Language }) {
  const t = useRequestWords()
  const stay = [calendarDay(of.CheckInDate), calendarDay(of.CheckOutDate)] as const
  return (
    <>
      <span className="text-small text-soft">
        {t('stay', {
          dates: showDateRange(language, ...stay),
          nights: showQuantity(language, of.Nights, 'night'),
          rooms: showQuantity(language, of.RoomCount, 'room'),
        })}
      </span>
      <bdi className="text-micro text-muted">
        {showDateRange(language, ...stay, otherCalendar(calendarOf(language)))}
      </bdi>
    </>
  )
}
