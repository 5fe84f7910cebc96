import { CalendarX2, Pencil } from 'lucide-react'
import type { CommissionRow } from '@sarai/wire/desk/commissions.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { EarnedCommission } from '@sarai/ui/booking/earned-commission.tsx'
import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useCommissionWords } from '#features/commissions/commission-words.ts'
import { placeName } from '#shared/place-name.ts'
import { useNameOf } from '#shared/name-of.ts'

type Steps = { onEdit: (row: CommissionRow) => void; onEnd: (row: CommissionRow) => void }

export function useCommissionColumns(steps: Steps): Column<CommissionRow>[] {
  const t = useCommissionWords()
  const { language } = useLanguage()
  return [
    { id: 'hotel', header: t('hotel'), cell: ({ hotel }) => <HotelName hotel={hotel} />, onCard: 'title' },
    {
      id: 'place',
      header: t('place'),
      cell: ({ hotel }) => <bdi>{placeName(language, hotel.place)}</bdi>,
      onCard: 'line',
    },
    {
      id: 'nights',
      header: t('nights'),
      cell: (row) => (
        <span className="grid justify-items-start gap-1 whitespace-nowrap">
          {showDateRange(language, calendarDay(row.firstNight), calendarDay(row.lastNight))}
          <Notice of={row} />
        </span>
      ),
      onCard: 'line',
    },
    {
      id: 'amount',
      header: t('amount'),
      isNumber: true,
      cell: (row) => <EarnedCommission amount={row.amount} extra={row.extraAmount} currency={row.currency} />,
      onCard: 'amount',
    },
    {
      id: 'actions',
      header: t('actions'),
      hasControls: true,
      cell: (row) => <Steps row={row} {...steps} />,
      onCard: 'menu',
    },
  ]
}

/** Its name in the language of the reader first, in the other one under it, then its stars. */
function HotelName({ hotel }: { hotel: CommissionRow['hotel'] }) {
  const { language } = useLanguage()
  const names = language === 'fa' ? [hotel.nameFa, hotel.nameEn] : [hotel.nameEn, hotel.nameFa]
  return (
    <span className="grid min-w-0 justify-items-start">
      <bdi className="font-semibold">{names[0]}</bdi>
      <bdi className="text-small font-normal text-muted">{names[1]}</bdi>
      <Stars grade={hotel.grade} size={12} />
    </span>
  )
}

/** Why an agency may not see or get it, although it is agreed. */
function Notice({ of: { hotel, isSold, currency, standing } }: { of: CommissionRow }) {
  const t = useCommissionWords()
  const { language } = useLanguage()
  if (standing === 'ended') return null
  if (!hotel.active) {
    return (
      <span title={t('hotelOffText')}>
        <Chip colour="grey">{t('hotelOff')}</Chip>
      </span>
    )
  }
  return isSold ? null : (
    <span title={t('notSoldText')}>
      <Chip colour="orange">{t('notSold', { currency: currencyName(language, currency) })}</Chip>
    </span>
  )
}

function Steps({ row, onEdit, onEnd }: Steps & { row: CommissionRow }) {
  const t = useCommissionWords()
  const nameOf = useNameOf()
  if (row.standing === 'ended') return null
  const hotel = nameOf(row.hotel)
  return (
    <span className="flex sm:-ms-2">
      <IconButton icon={Pencil} label={t('editOf', { hotel })} onPress={() => onEdit(row)} />
      <IconButton icon={CalendarX2} label={t('endOf', { hotel })} variant="danger" onPress={() => onEnd(row)} />
    </span>
  )
}
