import { MapPin, Tag, Utensils } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarOf, otherCalendar, showDate, showWeekday } from '@sarai/locale/date/date-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { Fact } from '@sarai/ui/booking/fact.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

/** Where the guests stay, and from when to when [req-04]. */
export function HotelCard({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const boards = [...new Map(request.Rooms.map((room) => [room.RoomServiceAbbreviation, room.RoomService]))]
  return (
    <CardSection title={t('hotel')}>
      <div className="flex flex-wrap items-center gap-4 border-t border-line p-3.5 sm:p-4.5">
        <div className="flex min-w-0 grow basis-72 items-start gap-4">
          {request.PictureUrl !== null && (
            <img
              src={request.PictureUrl}
              alt=""
              className="size-20 shrink-0 rounded-inner object-cover sm:h-24 sm:w-36"
            />
          )}
          <div className="min-w-0">
            <p className="text-h3 font-bold">
              <bdi className="me-2">{request.HotelName}</bdi>
              <Stars grade={request.HotelGrade} />
            </p>
            {language === 'fa' && (
              <bdi dir="ltr" className="block text-small text-muted">
                {request.HotelLatinName}
              </bdi>
            )}
            <div className="mt-1 grid gap-1">
              <Fact icon={MapPin}>{request.HotelPlace}</Fact>
              <Fact icon={Utensils}>
                {boards.map(([code, name], place) => (
                  <span key={code}>
                    {place > 0 && ' · '}
                    {name} <bdi dir="ltr">{code}</bdi>
                  </span>
                ))}
              </Fact>
              <Fact icon={Tag}>{request.PackageTitle}</Fact>
            </div>
          </div>
        </div>
        <div className="grid grow grid-cols-[1fr_auto_1fr] items-center gap-2.5 rounded-inner border border-line bg-surface-2 p-3">
          <Day name={t('checkIn')} date={request.CheckInDate} />
          <span className="rounded-full border border-line bg-surface px-2.5 py-0.5 text-small whitespace-nowrap">
            {showQuantity(language, request.Nights, 'night')}
          </span>
          <Day name={t('checkOut')} date={request.CheckOutDate} />
        </div>
      </div>
    </CardSection>
  )
}

/** In both calendars [shell-11]. */
function Day({ name, date }: { name: string; date: string }) {
  const { language } = useLanguage()
  const day = calendarDay(date)
  return (
    <div className="grid justify-items-center text-center">
      <span className="text-micro text-muted">
        {name} · {showWeekday(language, day, 'brief')}
      </span>
      <b className="font-semibold whitespace-nowrap">{showDate(language, day)}</b>
      <span className="text-micro text-muted">{showDate(language, day, otherCalendar(calendarOf(language)))}</span>
    </div>
  )
}
