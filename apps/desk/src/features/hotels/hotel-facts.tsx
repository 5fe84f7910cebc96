import type { ReactNode } from 'react'
import type { HotelDetails } from '@sarai/wire/desk/hotels.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Stars } from '@sarai/ui/kit/show/stars.tsx'
import { useHotelWords } from '#features/hotels/hotel-words.ts'
import { placeName } from '#shared/place-name.ts'

export function HotelFacts({ hotel }: { hotel: HotelDetails }) {
  const t = useHotelWords()
  const { language } = useLanguage()
  const description = language === 'fa' ? hotel.descriptionFa : hotel.descriptionEn
  return (
    <CardSection title={t('facts')}>
      <dl className="grid border-t border-line px-3.5 py-1.5 sm:px-4.5">
        <Fact name={t('grade')}>
          <Stars grade={hotel.grade} size={15} />
        </Fact>
        <Fact name={t('place')}>
          <bdi>{placeName(language, hotel.place)}</bdi>
        </Fact>
        {hotel.address !== '' && (
          <Fact name={t('address')}>
            <bdi>{hotel.address}</bdi>
          </Fact>
        )}
        <Fact name={t('timeZone')}>
          <bdi dir="ltr">{hotel.timeZone}</bdi>
        </Fact>
        <Fact name={t('edited')}>{showShortDateTime(language, Date.parse(hotel.editedAt))}</Fact>
      </dl>
      {description !== '' && (
        <p dir="auto" className="border-t border-line px-3.5 py-3 text-pretty whitespace-pre-line sm:px-4.5">
          {description}
        </p>
      )}
    </CardSection>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-end font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
