import type { DeskRequestRow } from '@sarai/wire/desk/requests/queues.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { nightCount } from '@sarai/domain/stay/stay.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { RowTime } from '#features/requests/time-left.tsx'
import { TurnBadge } from '#features/requests/turn-badge.tsx'
import { showPrice } from '#shared/amounts/shown-amount.ts'

export function useRequestColumns(): Column<DeskRequestRow>[] {
  const t = useRequestWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  const stayOf = ({ checkIn, checkOut, rooms }: DeskRequestRow) => {
    const stay = { checkIn: calendarDay(checkIn), checkOut: calendarDay(checkOut) }
    return t('stay', {
      days: showDateRange(language, stay.checkIn, stay.checkOut),
      nights: showQuantity(language, nightCount(stay), 'night'),
      rooms: showQuantity(language, rooms, 'room'),
    })
  }
  return [
    {
      id: 'request',
      header: t('request'),
      cell: ({ number, agency }) => (
        <>
          <bdi dir="ltr" className="font-semibold">
            {number}
          </bdi>
          <span className="block max-w-44 truncate text-small font-normal text-muted">
            <bdi>{agency.name}</bdi>
          </span>
        </>
      ),
      onCard: 'title',
    },
    {
      id: 'stay',
      header: t('hotelAndStay'),
      cell: (row) => (
        <>
          <bdi className="font-semibold">{language === 'fa' ? row.hotelFa : row.hotelEn}</bdi>
          <span className="block text-small text-muted">{stayOf(row)}</span>
        </>
      ),
      onCard: 'line',
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state, isChanged }) => (
        <span className="inline-grid justify-items-start gap-1">
          <StateChip state={state} />
          {isChanged && <Badge tone="accent">{t('changed')}</Badge>}
        </span>
      ),
      onCard: 'badge',
    },
    { id: 'turn', header: t('turn'), cell: (row) => <TurnBadge of={row} />, onCard: 'fact' },
    {
      id: 'time',
      header: t('time'),
      cell: (row) => <RowTime of={row} now={now} />,
      onCard: 'fact',
    },
    {
      id: 'whose',
      header: t('whose'),
      cell: ({ assignedTo }) =>
        assignedTo ? <bdi>{assignedTo.name}</bdi> : <span className="whitespace-nowrap text-muted">{t('nobody')}</span>,
      onCard: 'fact',
    },
    {
      id: 'price',
      header: t('finalPrice'),
      isNumber: true,
      cell: ({ finalPrice, currency }) => <b className="font-semibold">{showPrice(language, finalPrice, currency)}</b>,
      onCard: 'amount',
    },
  ]
}
