import { ageOn, parseCalendarDay, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { guestTypes, type GuestTypeCode } from '@sarai/domain/stay/guest-type.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { useGuestsWords } from '#features/new-request/guests/guests-words.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

const tones = { ADT: 'secondary', ADTEB: 'primary', CHDNB: 'accent', CHDWB: 'accent' } as const

/** In few words, with all of them for whoever points at it. */
export function GuestTypeBadge({ type }: { type: GuestTypeCode }) {
  const t = useReviewWords()
  const g = useGuestsWords()
  return (
    <span title={g(type)}>
      <Badge tone={tones[type]}>{t(type)}</Badge>
    </span>
  )
}

/** As in the passport, with the Jalali day for whoever points at it; of a child the age that its bed asks for. */
export function BirthDate({ guest, checkIn }: { guest: TypedGuest; checkIn: CalendarDay }) {
  const t = useReviewWords()
  const { language } = useLanguage()
  const born = parseCalendarDay(guest.dateOfBirth ?? '')
  if (!born) return '—'
  const isChild = guestTypes[guest.type].ages !== undefined
  return (
    <span title={showDate(language, born, 'jalali')} className="whitespace-nowrap">
      <bdi dir="ltr">{language === 'fa' ? born : showDate(language, born)}</bdi>
      {isChild && <span className="ms-1.5 text-muted">{t('age', { age: ageOn(checkIn, born) })}</span>}
    </span>
  )
}
