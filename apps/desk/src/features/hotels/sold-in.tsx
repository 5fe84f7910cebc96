import type { SoldIn as Sold } from '@sarai/wire/desk/hotels.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Chip, type ChipColour } from '@sarai/ui/kit/show/chip.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useHotelWords } from '#features/hotels/hotel-words.ts'

const colours: Record<Sold['status'], ChipColour> = { draft: 'grey', published: 'green', withdrawn: 'orange' }

/** The packages that sell the hotel; each leads to its page. */
export function SoldIn({ sold }: { sold: readonly Sold[] }) {
  const t = useHotelWords()
  const { language } = useLanguage()
  return (
    <CardSection title={t('soldTitle')}>
      {sold.length === 0 && <p className="border-t border-line px-3.5 py-3 text-muted sm:px-4.5">{t('soldNone')}</p>}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {sold.map((place) => (
          <li key={place.propertyId} className="grid gap-1 px-3.5 py-2.5 sm:px-4.5">
            <span className="flex items-start justify-between gap-3">
              <Link href={`/packages/${place.packageId}/properties/${place.propertyId}`}>
                <bdi>{language === 'fa' ? place.titleFa : place.titleEn}</bdi>
              </Link>
              <Chip colour={colours[place.status]}>{t(place.status)}</Chip>
            </span>
            <span className="text-small text-muted">
              {boardName(language, place.board)} ·{' '}
              {showDateRange(language, calendarDay(place.availableFrom), calendarDay(place.availableUntil))}
              {!place.active && ` · ${t('closedThere')}`}
            </span>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
