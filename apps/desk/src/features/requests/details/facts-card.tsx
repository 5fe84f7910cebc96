import type { ReactNode } from 'react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { nightCount } from '@sarai/domain/stay/stay.ts'
import { calendarOf, otherCalendar, showDateRange, showDeadline } from '@sarai/locale/date/date-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { useProfile } from '#shared/profile.ts'

/** What is said on the telephone, in one line. */
export function FactsCard({ of: request }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const isPersian = language === 'fa'
  const checkIn = calendarDay(request.checkIn)
  const checkOut = calendarDay(request.checkOut)
  const nights = showQuantity(language, nightCount({ checkIn, checkOut }), 'night')
  const guests = request.rooms.reduce((sum, room) => sum + room.guests.length, 0)
  const price = (minor: number) => showPrice(language, minor, request.currency)
  const other = otherCalendar(calendarOf(language))
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-line *:bg-surface lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        <Fact name={t('agency')} note={<bdi>{request.submittedBy}</bdi>}>
          <bdi>{request.agency.name}</bdi>
        </Fact>
        <Fact name={t('hotel')} note={<bdi>{isPersian ? request.placeFa : request.placeEn}</bdi>}>
          <bdi>{isPersian ? request.hotelFa : request.hotelEn}</bdi>
        </Fact>
        <Fact
          name={t('stay')}
          note={
            <>
              {showDateRange(language, checkIn, checkOut, other)} · <span className="whitespace-nowrap">{nights}</span>
            </>
          }
        >
          {showDateRange(language, checkIn, checkOut)}
        </Fact>
        <Fact name={t('roomsAndGuests')} note={showQuantity(language, guests, 'guest')}>
          {showQuantity(language, request.rooms.length, 'room')}
        </Fact>
        <Fact
          name={t('finalPrice')}
          note={
            request.totalCommission === 0
              ? t('noCommission')
              : t('lessCommission', {
                  total: price(request.totalPrice),
                  commission: price(request.totalCommission),
                })
          }
        >
          {price(request.finalPrice)}
        </Fact>
        <Fact
          name={t('contract')}
          note={
            request.agencyRef !== '' && (
              <span>
                {t.rich('reference', {
                  // In one piece where it fits a line: cut at its hyphen, it would be read as two.
                  reference: <bdi className="inline-block max-w-full wrap-anywhere">{request.agencyRef}</bdi>,
                })}
              </span>
            )
          }
        >
          <ContractNumber id={request.contractId} />
        </Fact>
        {request.hotelConfirmationNumber !== null && (
          <Fact name={t('hotelNumber')}>
            <bdi dir="ltr" className="wrap-anywhere">
              {request.hotelConfirmationNumber}
            </bdi>
          </Fact>
        )}
        {request.state === 'PaymentPending' && request.hotelOptionUntil !== null && (
          <Fact name={t('optionDay')} note={t('hotelTime')}>
            {showDeadline(language, Date.parse(request.hotelOptionUntil), undefined, request.hotelZone)}
          </Fact>
        )}
      </dl>
    </Card>
  )
}

/** Whoever may read the books finds there how it is paid. */
function ContractNumber({ id }: { id: number }) {
  const t = useDetailsWords()
  const roles = useProfile().data?.roles ?? []
  const number = <bdi dir="ltr">{t('contractNumber', { number: `${id}` })}</bdi>
  const mayRead = roles.includes('finance') || roles.includes('admin')
  return mayRead ? <Link href={`/contracts/${id}`}>{number}</Link> : number
}

function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 px-3.5 py-3 sm:px-4.5">
      <dt className="text-micro text-muted">{name}</dt>
      <dd className="font-semibold">
        {children}
        {note && <span className="block text-small font-normal text-muted">{note}</span>}
      </dd>
    </div>
  )
}
