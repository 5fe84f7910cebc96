import { MapPin, Tag, Utensils } from 'lucide-react'
import type { PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { nightCount, type Stay } from '@sarai/domain/stay/stay.ts'
import { calendarOf, otherCalendar, showDate, showWeekday } from '@sarai/locale/date/date-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { Fact } from '@sarai/ui/booking/fact.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import { EditButton } from '#features/new-request/review/parts/edit-button.tsx'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

type StayCardProps = { hotel: PackageHotel; stay: Stay; onEdit: () => void }

export function StayCard({ hotel, stay, onEdit }: StayCardProps) {
  const t = useReviewWords()
  const { language } = useLanguage()
  return (
    <CardSection title={t('stay')} actions={<EditButton label={t('editStay')} onPress={onEdit} />}>
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-3 border-t border-line p-3.5 sm:p-4.5">
        <div className="relative size-21 shrink-0 overflow-hidden rounded-inner bg-sunken sm:h-28 sm:w-37">
          {hotel.pictureUrl !== null && (
            <img src={hotel.pictureUrl} alt="" className="absolute inset-0 size-full object-cover" />
          )}
        </div>
        <div className="min-w-0 grow basis-44">
          <p className="flex flex-wrap items-center gap-x-2">
            <bdi className="text-h2 font-bold">{hotel.hotelName}</bdi>
            <Stars grade={hotel.hotelGrade} />
          </p>
          {language === 'fa' && hotel.hotelLatinName !== hotel.hotelName && (
            <p className="text-small text-muted">
              <bdi dir="ltr">{hotel.hotelLatinName}</bdi>
            </p>
          )}
          <div className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
            <Fact icon={MapPin}>{hotel.hotelPlace}</Fact>
            <Fact icon={Utensils}>
              {hotel.roomService} <bdi dir="ltr">{hotel.roomServiceAbbreviation}</bdi>
            </Fact>
            <Fact icon={Tag}>{hotel.title}</Fact>
          </div>
        </div>
        <div className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-2 rounded-inner border border-line bg-surface-2 p-3 sm:w-auto sm:min-w-72">
          <StayDay label={t('checkIn')} date={stay.checkIn} />
          <span className="rounded-full border border-line bg-surface px-2.5 py-0.5 text-small whitespace-nowrap">
            {showQuantity(language, nightCount(stay), 'night')}
          </span>
          <StayDay label={t('checkOut')} date={stay.checkOut} />
        </div>
      </div>
    </CardSection>
  )
}

function StayDay({ label, date }: { label: string; date: CalendarDay }) {
  const { language } = useLanguage()
  return (
    <div className="grid min-w-0 justify-items-center text-center">
      <span className="text-micro text-muted">
        {label} · {showWeekday(language, date, 'brief')}
      </span>
      <b className="font-semibold">{showDate(language, date)}</b>
      <span className="text-micro text-muted">{showDate(language, date, otherCalendar(calendarOf(language)))}</span>
    </div>
  )
}
