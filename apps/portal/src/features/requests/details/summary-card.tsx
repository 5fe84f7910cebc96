import type { ReactNode } from 'react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import {
  calendarOf,
  otherCalendar,
  showDate,
  showDeadline,
  showTime,
  tehran,
  todayIn,
} from '@sarai/locale/date/date-display.ts'
import { showTimeLeft } from '@sarai/locale/date/duration-display.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { CopyButton } from '@sarai/ui/kit/button/copy-button.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { ContractLink } from '#features/requests/details/money-actions.tsx'
import { StoppedClock } from '#shared/deadline/deadline-lines.tsx'
import { timeAtHotel } from '#shared/deadline/time-at-hotel.ts'

/** The facts that people ask for on the telephone [req-02]. */
export function SummaryCard({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  return (
    <CardSection title={t('summary')}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3.5 border-t border-line px-3.5 py-4 sm:grid-cols-3 sm:px-4.5 lg:grid-cols-2">
        <Fact name={t('number')}>
          <span className="flex items-center gap-1">
            <bdi dir="ltr">{request.RequestNumber}</bdi>
            <CopyButton text={request.RequestNumber} label={t('copyNumber')} />
          </span>
        </Fact>
        <Fact name={t('state')}>
          <StateChip state={request.State} />
        </Fact>
        {request.PaymentDueAt !== null && (
          <PaymentDue at={request.PaymentDueAt} heldSince={request.DeadlineHeldSince} zone={request.HotelTimeZone} />
        )}
        <Created at={Date.parse(request.CreatedAt)} />
        <Fact name={t('transfer')}>{t(request.NeedTransfer ? 'transferIncluded' : 'transferNotIncluded')}</Fact>
        <Fact name={t('agencyRef')}>
          {request.AgencyRef === '' ? (
            <span className="font-normal text-muted">{t('notSpecified')}</span>
          ) : (
            <bdi className="wrap-anywhere">{request.AgencyRef}</bdi>
          )}
        </Fact>
        {request.HotelConfirmationNumber !== null && (
          <Fact name={t('hotelNumber')}>
            <bdi dir="ltr" className="wrap-anywhere">
              {request.HotelConfirmationNumber}
            </bdi>
          </Fact>
        )}
        <Fact name={t('contract')}>
          <ContractLink of={request} />
        </Fact>
      </dl>
    </CardSection>
  )
}

function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-micro text-muted">{name}</dt>
      <dd className="font-semibold">
        {children}
        {note && <span className="block text-micro font-normal text-muted">{note}</span>}
      </dd>
    </div>
  )
}

/** In both calendars [shell-11]. */
function Created({ at }: { at: number }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const day = todayIn(tehran, at)
  return (
    <Fact name={t('createdOn')} note={showDate(language, day, otherCalendar(calendarOf(language)))}>
      {showDate(language, day)}
      {language === 'fa' ? '، ' : ', '}
      {showTime(language, at)}
    </Fact>
  )
}

/** Only while a payment is awaited. */
function PaymentDue({ at, heldSince, zone }: { at: string; heldSince: string | null; zone: string }) {
  const t = useDetailsWords()
  return heldSince === null ? (
    <RunningDue at={Date.parse(at)} zone={zone} />
  ) : (
    <Fact name={t('paymentDue')}>
      <StoppedClock at={at} heldSince={heldSince} />
    </Fact>
  )
}

function RunningDue({ at, zone }: { at: number; zone: string }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  return (
    <Fact
      name={t('paymentDue')}
      note={t('bothTimes', {
        tehran: showDeadline(language, at),
        hotel: timeAtHotel(language, at, zone),
      })}
    >
      {showTimeLeft(language, at, now)}
    </Fact>
  )
}
