import { CalendarDays, MapPin, Utensils } from 'lucide-react'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { Fact } from '@sarai/ui/booking/fact.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { DayRangeText } from '@sarai/ui/kit/date/day-range-text.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import { cutText } from '@sarai/domain/ground/text/cut-text.ts'
import { ChooseButton, HotelPrice, useEarned, type HotelProps } from '#features/new-request/hotel-price.tsx'
import { useRequestWords } from '#features/new-request/request-words.ts'

/** The specification's length of a hotel's name on a card. */
const longestName = 20

export function HotelCard({ hotel, onChoose }: HotelProps) {
  const t = useRequestWords()
  const earned = useEarned(hotel)
  return (
    <Card className="flex overflow-hidden max-sm:items-stretch sm:flex-col">
      <Picture url={hotel.pictureUrl} isFaded={hotel.isInActive} />
      <div className="flex min-w-0 grow flex-col gap-1 p-3.5 sm:p-4">
        <div className="flex items-start justify-between gap-2">
          <h2 className="text-h3 font-semibold" title={hotel.hotelName}>
            <bdi aria-hidden>{cutText(hotel.hotelName, longestName)}</bdi>
            <span className="sr-only">{hotel.hotelName}</span>
          </h2>
          {hotel.isInActive && <Badge>{t('inactive')}</Badge>}
        </div>
        <Stars grade={hotel.hotelGrade} />
        <Fact icon={MapPin}>{hotel.hotelPlace}</Fact>
        <Fact icon={Utensils}>{hotel.roomService}</Fact>
        <Fact icon={CalendarDays}>
          <DayRangeText
            first={calendarDay(hotel.availableSinceISO8601)}
            last={calendarDay(hotel.availableUntilISO8601)}
          >
            {t('available', { from: hotel.availableSince, until: hotel.availableUntil })}
          </DayRangeText>
        </Fact>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-2 pt-2">
          <HotelPrice hotel={hotel} />
          <ChooseButton hotel={hotel} onChoose={onChoose} />
        </div>
        {earned !== undefined && (
          <p className="-mx-3.5 -mb-3.5 mt-2 bg-accent-soft px-3.5 py-1.5 text-small font-medium text-on-accent-soft sm:-mx-4 sm:-mb-4 sm:px-4">
            {earned}
          </p>
        )}
      </div>
    </Card>
  )
}

function Picture({ url, isFaded }: { url: string | null; isFaded: boolean }) {
  return (
    <div className="relative w-26 shrink-0 bg-sunken sm:aspect-[16/10] sm:w-full">
      {url !== null && (
        <img
          src={url}
          alt=""
          loading="lazy"
          className={`absolute inset-0 size-full object-cover ${isFaded ? 'opacity-60 grayscale' : ''}`}
        />
      )}
    </div>
  )
}
