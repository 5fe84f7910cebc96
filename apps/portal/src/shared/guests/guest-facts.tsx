import { ageOn, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { guestTypes } from '@sarai/domain/stay/guest-type.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { useGuestWords } from '#shared/guests/guest-words.ts'
import type { ShownGuest } from '#shared/guests/shown-guest.ts'

/** As the passport has it, and the gender behind it. */
export function GuestName({ of: { name, gender } }: { of: ShownGuest }) {
  const t = useGuestWords()
  return (
    <>
      <bdi dir="ltr" className="font-semibold uppercase">
        {name}
      </bdi>{' '}
      <span className="font-normal text-muted">{t(gender)}</span>
    </>
  )
}

const tones = { ADT: 'secondary', ADTEB: 'primary', CHDNB: 'accent', CHDWB: 'accent' } as const

export function GuestType({ of: { type } }: { of: ShownGuest }) {
  const t = useGuestWords()
  return <Badge tone={tones[type]}>{t(type)}</Badge>
}

/** As in the passport, with the Jalali day for whoever points at it; of a child the age that its bed asks for. */
export function BirthDate({ of: { born, type }, checkIn }: { of: ShownGuest; checkIn: CalendarDay }) {
  const t = useGuestWords()
  const { language } = useLanguage()
  if (!born) return <span className="text-muted">—</span>
  return (
    <span title={showDate(language, born, 'jalali')} className="whitespace-nowrap">
      <bdi dir="ltr">{language === 'fa' ? born : showDate(language, born)}</bdi>{' '}
      {guestTypes[type].ages && <span className="text-muted">{t('age', { age: ageOn(checkIn, born) })}</span>}
    </span>
  )
}
