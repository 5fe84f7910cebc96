import { TriangleAlert } from 'lucide-react'
import type { RequestGuest } from '@sarai/wire/portal/kept-requests.ts'
import { ageOn, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarOf, otherCalendar, showDate } from '@sarai/locale/date/date-display.ts'
import { showCountry } from '@sarai/locale/words/country-display.ts'
import { CopyButton } from '@sarai/ui/kit/button/copy-button.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

export type GuestsProps = { guests: readonly RequestGuest[]; checkIn: string; label: string }

const nameOf = ({ FirstName, LastName }: RequestGuest) => `${FirstName} ${LastName}`

/** As the passport has it, and the gender behind it. */
export function GuestName({ of: guest }: { of: RequestGuest }) {
  const t = useDetailsWords()
  return (
    <>
      <bdi dir="ltr" className="font-semibold uppercase">
        {nameOf(guest)}
      </bdi>{' '}
      <span className="text-small font-normal text-muted">{t(guest.Gender === 'Male' ? 'male' : 'female')}</span>
    </>
  )
}

const tones = { 1: 'secondary', 2: 'primary', 3: 'accent', 4: 'accent' } as const
type GuestTypeId = keyof typeof tones

export function GuestType({ of: { HotelGuestTypeId } }: { of: RequestGuest }) {
  const t = useDetailsWords()
  const id = HotelGuestTypeId as GuestTypeId
  return <Badge tone={tones[id]}>{t(`guest${id}`)}</Badge>
}

/** Gregorian, as the passport has it, with the age on the check-in day for children, and the other calendar beside it. */
export function BirthDate({ of: { DateOfBirth, HotelGuestTypeId }, checkIn }: { of: RequestGuest; checkIn: string }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  if (DateOfBirth === null) return <span className="text-muted">—</span>
  const day = calendarDay(DateOfBirth)
  const other = otherCalendar('gregorian')
  const jalali = calendarOf(language) === other ? showDate(language, day) : showDate(language, day, other)
  return (
    <span title={jalali} className="whitespace-nowrap">
      <bdi dir="ltr">{language === 'fa' ? DateOfBirth : showDate(language, day)}</bdi>{' '}
      {HotelGuestTypeId > 2 && (
        <span className="text-small text-muted">{t('years', { count: ageOn(calendarDay(checkIn), day) })}</span>
      )}
    </span>
  )
}

export function Nationality({ of: { NationalityCode } }: { of: RequestGuest }) {
  const { language } = useLanguage()
  return <>{showCountry(language, NationalityCode)}</>
}

/** In full with a copy button, a mask, or why there is none. */
export function Passport({ of: guest }: { of: RequestGuest }) {
  const t = useDetailsWords()
  switch (guest.PassportState) {
    case 'Full':
      return (
        <span className="inline-flex items-center gap-1">
          <bdi dir="ltr">{guest.PassportNumber}</bdi>
          <CopyButton text={guest.PassportNumber} label={t('copyPassport', { name: nameOf(guest) })} />
        </span>
      )
    case 'Masked':
      return (
        <span title={t('masked')} className="text-muted">
          <span aria-hidden>{guest.PassportNumber}</span>
          <span className="sr-only">{t('masked')}</span>
        </span>
      )
    case 'Deleted':
      return <span className="text-small text-muted">{t('deleted')}</span>
    case 'Missing':
      return (
        <Badge tone="accent">
          <Icon of={TriangleAlert} size={13} className="me-1" />
          {t('missing')}
        </Badge>
      )
  }
}
