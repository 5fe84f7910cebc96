import { MapPin, Tag, Utensils } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { Fact } from '@sarai/ui/booking/fact.tsx'
import { StayDays } from '@sarai/ui/booking/stay-days.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

/** Where the guests stay, and from when to when [req-04]. */
export function HotelCard({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const stay = { checkIn: calendarDay(request.CheckInDate), checkOut: calendarDay(request.CheckOutDate) }
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
        <StayDays of={stay} nights={request.Nights} />
      </div>
    </CardSection>
  )
}
