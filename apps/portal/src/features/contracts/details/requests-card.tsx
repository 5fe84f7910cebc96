import { useMutation } from '@tanstack/react-query'
import { Check, Ticket } from 'lucide-react'
import type { ContractReply, ContractRequest } from '@sarai/wire/portal/money/contracts.ts'
import { downloadVoucher } from '@sarai/wire/portal/money/vouchers.ts'
import { calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import { calendarOf, otherCalendar, showDateRange } from '@sarai/locale/date/date-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useTellFailure } from '@sarai/frame/failure/tell-failure.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useDetailsWords } from '#features/contracts/details/details-words.ts'
import { RowHeads } from '#features/contracts/details/row-heads.tsx'
import { api } from '#shared/api.ts'
import { DueTime } from '#shared/deadline/due-time.tsx'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { timeAtHotel } from '#shared/deadline/time-at-hotel.ts'

const columns = 'sm:grid-cols-[3.75rem_minmax(0,1fr)_9.25rem_10.25rem_5.5rem]'

/** What the contract is for: each request with its state, and how it is paid. */
export function RequestsCard({ of: contract }: { of: ContractReply }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(contract.Currency)
  return (
    <CardSection
      title={t('requests')}
      actions={<span className="text-small text-muted">{showNumber(language, contract.Requests.length)}</span>}
    >
      {contract.Requests.length === 0 ? (
        <p className="border-t border-line px-3.5 py-4 text-soft sm:px-4.5">{t('noRequests')}</p>
      ) : (
        <ul className="border-t border-line">
          <RowHeads columns={columns} of={[t('request'), t('stayHead'), t('state'), t('payment'), t('finalPrice')]} />
          {contract.Requests.map((request) => (
            <Request key={request.Id} of={request} currency={contract.Currency} />
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-baseline gap-x-1.5 rounded-b-card border-t border-line bg-surface-2 px-3.5 py-3 sm:px-4.5">
        <b className="font-semibold">{t('chargedSum')}</b>
        <span className="text-small text-muted">{t('acceptedOnly')}</span>
        <b className="ms-auto font-bold">{show(contract.Charged)}</b>
      </p>
    </CardSection>
  )
}

function Request({ of: request, currency }: { of: ContractRequest; currency: string }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(currency)
  const stay = [calendarDay(request.CheckInDate), calendarDay(request.CheckOutDate)] as const
  return (
    <li
      className={`grid items-center gap-x-3.5 gap-y-1.5 border-b border-line px-3.5 py-3 last:border-b-0 max-sm:grid-cols-[1fr_auto] sm:px-4.5 ${columns}`}
    >
      <Link
        href={`/reservations/reservation-details/${request.Id}`}
        className="w-fit font-semibold max-sm:col-start-1 max-sm:row-start-1"
      >
        <bdi dir="ltr">{request.RequestNumber}</bdi>
      </Link>
      <div className="grid min-w-0 gap-0.5 max-sm:col-span-2 max-sm:row-start-2">
        <bdi className="font-semibold">{request.HotelName}</bdi>
        <span className="text-small text-soft">
          {t('stay', {
            dates: showDateRange(language, ...stay),
            nights: showQuantity(language, daysBetween(...stay), 'night'),
            rooms: showQuantity(language, request.RoomCount, 'room'),
          })}
        </span>
        <bdi className="text-micro text-muted">
          {showDateRange(language, ...stay, otherCalendar(calendarOf(language)))}
        </bdi>
      </div>
      <span className="max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end">
        <StateChip state={request.State} />
      </span>
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <Payment of={request} currency={currency} />
        {request.HasVoucher && <Voucher of={request} />}
      </div>
      <b
        className={`self-center text-end whitespace-nowrap ${request.Charged > 0 ? 'font-bold' : 'font-normal text-muted'}`}
      >
        {show(request.FinalPrice)}
      </b>
    </li>
  )
}

/** Paid, paid in part, until when it has to be paid, or why nothing is owed. */
function Payment({ of: request, currency }: { of: ContractRequest; currency: string }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(currency)
  if (request.Charged === 0) {
    const isOpen = ['New', 'ConfirmationPending'].includes(request.State)
    return <span className="text-small text-muted">{t(isOpen ? 'chargedLater' : 'notCharged')}</span>
  }
  if (request.Covered >= request.Charged) {
    return (
      <span className="inline-flex items-center gap-1.25 rounded-tag bg-success-soft px-2 py-0.5 text-micro font-semibold text-on-success-soft">
        <Icon of={Check} size={13} />
        {t('paid')}
      </span>
    )
  }
  const { DeadlineAt, DeadlineHeldSince } = request
  return (
    <>
      {DeadlineAt !== null && <DueTime at={DeadlineAt} heldSince={DeadlineHeldSince} />}
      {DeadlineAt !== null && DeadlineHeldSince === null && (
        <span className="text-micro text-muted">
          {t('atHotel', { time: timeAtHotel(language, Date.parse(DeadlineAt), request.HotelTimeZone) })}
        </span>
      )}
      {request.Covered > 0 && (
        <span className="text-small text-soft">
          {t('partlyPaid', { covered: show(request.Covered), charged: show(request.Charged) })}
        </span>
      )}
    </>
  )
}

function Voucher({ of: request }: { of: ContractRequest }) {
  const t = useDetailsWords()
  const tellFailure = useTellFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await api(downloadVoucher, { params: { id: request.Id } })),
    onError: (problem) => tellFailure(problem),
  })
  return (
    <Button
      size="small"
      icon={Ticket}
      isPending={isPending}
      aria-label={t('voucherOf', { number: request.RequestNumber })}
      onPress={() => mutate()}
    >
      {t('voucher')}
    </Button>
  )
}
