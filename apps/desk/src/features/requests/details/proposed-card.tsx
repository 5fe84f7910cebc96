import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { useNameOf } from '#shared/name-of.ts'

/** What the agency was shown with the no. Nothing is drawn where nothing was proposed. */
export function ProposedCard({ of: { alternatives } }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const nameOf = useNameOf()
  const { language } = useLanguage()
  if (alternatives.length === 0) return null
  return (
    <CardSection title={t('proposed')}>
      <ol className="divide-y divide-line border-t border-line">
        {numbered(alternatives).map(({ item: { hotelEn, hotelFa, rooms, ...stay }, number }) => (
          <li
            key={number}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-3.5 py-2.5 text-small text-soft sm:px-4.5"
          >
            <div className="min-w-0">
              <bdi className="block text-body font-semibold text-ink">{language === 'fa' ? hotelFa : hotelEn}</bdi>
              {rooms.map((room) => `${nameOf(room)} · ${boardName(language, room.board)}`).join(' + ')}
            </div>
            <div className="text-end">
              <b className="block text-body font-semibold text-ink">
                {showPrice(language, stay.finalPrice, stay.currency)}
              </b>
              {showDateRange(language, calendarDay(stay.checkIn), calendarDay(stay.checkOut))}
            </div>
          </li>
        ))}
      </ol>
    </CardSection>
  )
}
