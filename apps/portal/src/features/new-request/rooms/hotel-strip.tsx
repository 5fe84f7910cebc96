import { CalendarDays, MapPin, Utensils } from 'lucide-react'
import type { PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { Fact } from '@sarai/ui/booking/fact.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { DayRangeText } from '@sarai/ui/kit/date/day-range-text.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'

/** Which hotel the request is for. */
export function HotelStrip({ hotel, onLeave }: { hotel: PackageHotel; onLeave: () => void }) {
  const t = useRoomsWords()
  return (
    <div className="flex flex-wrap gap-3.5 sm:gap-4.5">
      <div className="relative size-23 shrink-0 overflow-hidden rounded-inner bg-sunken sm:h-33 sm:w-44">
        {hotel.pictureUrl !== null && (
          <img src={hotel.pictureUrl} alt="" className="absolute inset-0 size-full object-cover" />
        )}
      </div>
      <div className="flex min-w-0 grow basis-40 flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-48">
          <h2 className="text-h2 font-bold">
            <bdi>{hotel.hotelName}</bdi>
          </h2>
          <Stars grade={hotel.hotelGrade} />
          <div className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
            <Fact icon={MapPin}>{hotel.hotelPlace}</Fact>
            <Fact icon={Utensils}>
              {hotel.roomService} <bdi dir="ltr">({hotel.roomServiceAbbreviation})</bdi>
            </Fact>
            <Fact icon={CalendarDays}>
              <DayRangeText
                first={calendarDay(hotel.availableSinceISO8601)}
                last={calendarDay(hotel.availableUntilISO8601)}
              >
                {t('available', { from: hotel.availableSince, until: hotel.availableUntil })}
              </DayRangeText>
            </Fact>
          </div>
        </div>
        <Button variant="ghost" size="small" className="-ms-3 text-primary sm:-me-2 sm:-mt-1" onPress={onLeave}>
          {t('changeHotel')}
        </Button>
      </div>
    </div>
  )
}
