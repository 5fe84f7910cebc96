import { MapPin, Tag, Utensils } from 'lucide-react'
import type { PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { nightCount, type Stay } from '@sarai/domain/stay/stay.ts'
import { Fact } from '@sarai/ui/booking/fact.tsx'
import { StayDays } from '@sarai/ui/booking/stay-days.tsx'
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
        <StayDays of={stay} nights={nightCount(stay)} />
      </div>
    </CardSection>
  )
}
