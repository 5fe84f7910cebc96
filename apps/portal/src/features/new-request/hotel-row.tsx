import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { DayRangeText } from '@sarai/ui/kit/date/day-range-text.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import { ChooseButton, HotelPrice, useEarned, type HotelProps } from '#features/new-request/hotel-price.tsx'
import { useRequestWords } from '#features/new-request/request-words.ts'

/** A hotel in two lines: many of them, with their prices, are seen at once. */
export function HotelRow({ hotel, onChoose }: HotelProps) {
  const t = useRequestWords()
  const earned = useEarned(hotel)
  return (
    <div className="flex items-center gap-3.5 px-3.5 py-1.5">
      <div className="relative h-10 w-15 shrink-0 overflow-hidden rounded-control bg-sunken">
        {hotel.pictureUrl !== null && (
          <img
            src={hotel.pictureUrl}
            alt=""
            loading="lazy"
            className={`absolute inset-0 size-full object-cover ${hotel.isInActive ? 'opacity-60 grayscale' : ''}`}
          />
        )}
      </div>
      <div className="min-w-0 grow">
        <div className="flex items-center gap-2.5">
          <h2 className="truncate font-semibold" title={hotel.hotelName}>
            <bdi>{hotel.hotelName}</bdi>
          </h2>
          <Stars grade={hotel.hotelGrade} />
          {hotel.isInActive && <Badge>{t('inactive')}</Badge>}
        </div>
        <p className="truncate text-small text-muted">
          {hotel.hotelPlace} · {hotel.roomService}
          {earned !== undefined && <span className="text-on-accent-soft"> · {earned}</span>}
        </p>
      </div>
      <div className="w-50 shrink-0 text-small text-soft max-lg:hidden">
        <DayRangeText
          first={calendarDay(hotel.availableSinceISO8601)}
          last={calendarDay(hotel.availableUntilISO8601)}
        />
      </div>
      <div className="w-46 shrink-0 text-end">
        <HotelPrice hotel={hotel} />
      </div>
      <div className="flex w-24 shrink-0 justify-end">
        <ChooseButton hotel={hotel} onChoose={onChoose} />
      </div>
    </div>
  )
}
