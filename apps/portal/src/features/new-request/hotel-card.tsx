import { CalendarDays, MapPin, Utensils } from 'lucide-react'
import type { PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { Fact } from '@sarai/ui/booking/fact.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { DayRangeText } from '@sarai/ui/kit/date/day-range-text.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import { cutText } from '@sarai/domain/ground/text/cut-text.ts'
import { useRequestWords } from '#features/new-request/request-words.ts'
import { useClientView } from '#shared/client-view/client-view.ts'

/** The specification's length of a hotel's name on a card. */
const longestName = 20

type HotelCardProps = { hotel: PackageHotel; onChoose: (hotel: PackageHotel) => void }

export function HotelCard({ hotel, onChoose }: HotelCardProps) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const amount = (minor: number) => showMoney(language, money(minor, hotel.currency as Currency))
  const isClientView = useClientView()
  const earned = (hotel.commission ?? 0) + (hotel.extraCommission ?? 0)
  return (
    <Card className="flex overflow-hidden max-sm:items-stretch sm:flex-col">
      <Picture url={hotel.pictureUrl} isFaded={hotel.isInActive} />
      <div className="flex min-w-0 grow flex-col gap-1 p-3.5 sm:p-4">
        <div className="flex items-start justify-between gap-2">
          <h3 className="text-h3 font-semibold" title={hotel.hotelName}>
            <bdi aria-hidden>{cutText(hotel.hotelName, longestName)}</bdi>
            <span className="sr-only">{hotel.hotelName}</span>
          </h3>
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
          <Price hotel={hotel} amount={amount} />
          {!hotel.isInActive && (
            <Button
              variant="soft"
              aria-label={t('chooseHotel', { hotel: hotel.hotelName })}
              onPress={() => onChoose(hotel)}
            >
              {t('choose')}
            </Button>
          )}
        </div>
        {earned > 0 && !isClientView && (
          <p className="-mx-3.5 -mb-3.5 mt-2 bg-accent-soft px-3.5 py-1.5 text-small font-medium text-on-accent-soft sm:-mx-4 sm:-mb-4 sm:px-4">
            {t('commission', { amount: amount(earned) })}
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

/** Of the stay that was asked for, or why it cannot be had; without dates, of the cheapest night. */
function Price({ hotel, amount }: { hotel: PackageHotel; amount: (minor: number) => string }) {
  const t = useRequestWords()
  const { stay, minPrice } = hotel
  if (stay === null) {
    return <p className="font-semibold">{t('fromPerNight', { price: amount(minPrice) })}</p>
  }
  if (stay.totalPrice === null) return <p className="text-small text-on-warning-soft">{stay.problem?.text}</p>
  return (
    <div>
      <p className="font-semibold">
        {t('stayPrice', { price: amount(stay.totalPrice), nights: t('nights', { count: stay.nights }) })}
      </p>
      {stay.roomType !== null && <p className="text-small text-muted">{t('inRoom', { room: stay.roomType })}</p>}
    </div>
  )
}
