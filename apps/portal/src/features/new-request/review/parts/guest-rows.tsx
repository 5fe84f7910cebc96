import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showCountry } from '@sarai/locale/words/country-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { BirthDate, GuestTypeBadge } from '#features/new-request/review/parts/guest-facts.tsx'
import { fullName, lacksPassport, type ReviewedRoom } from '#features/new-request/review/parts/reviewed-room.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { numbered } from '#shared/numbered.ts'

/** The guests of a room on a phone. */
export function GuestRows({ room, checkIn }: { room: ReviewedRoom; checkIn: CalendarDay }) {
  const t = useReviewWords()
  const { language } = useLanguage()
  return (
    <ul className="mx-3.5 divide-y divide-line border-t border-line">
      {numbered(room.guests).map(({ item: guest, number }) => (
        <li key={number} className="grid gap-0.5 py-2 text-[0.8125rem]">
          <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
            <span>
              <bdi dir="ltr" className="font-semibold">
                {fullName(guest)}
              </bdi>
              <span className="ms-1.5 text-muted">{t(guest.gender === 'Male' ? 'Male' : 'Female')}</span>
            </span>
            <GuestTypeBadge type={guest.type} />
          </p>
          <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-small text-muted">
            <BirthDate guest={guest} checkIn={checkIn} />
            <bdi>{showCountry(language, guest.nationalityCode)}</bdi>
            {lacksPassport(guest) ? (
              <span className="font-semibold text-warning">{t('passportMissing')}</span>
            ) : (
              <bdi dir="ltr">{guest.passportNumber}</bdi>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
