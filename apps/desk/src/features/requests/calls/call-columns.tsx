import type { HotelToCall } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDateRange, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showBriefDuration } from '@sarai/locale/date/duration-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useCallWords } from '#features/requests/calls/call-words.ts'
import { TelephoneLink } from '#shared/telephone-link.tsx'

export function useCallColumns(): Column<HotelToCall>[] {
  const t = useCallWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  const when = (moment: string) => showShortDateTime(language, Date.parse(moment))
  return [
    {
      id: 'hotel',
      header: t('hotel'),
      cell: ({ hotelEn, hotelFa, checkIn, checkOut }) => (
        <>
          <bdi className="font-semibold">{language === 'fa' ? hotelFa : hotelEn}</bdi>
          <span className="block text-small font-normal text-muted">
            {showDateRange(language, calendarDay(checkIn), calendarDay(checkOut))}
          </span>
        </>
      ),
      onCard: 'title',
    },
    {
      id: 'telephone',
      header: t('telephone'),
      cell: ({ phone }) =>
        phone === '' ? <span className="text-muted">{t('noTelephone')}</span> : <TelephoneLink number={phone} />,
      hasControls: true,
      onCard: 'fact',
    },
    {
      id: 'whom',
      header: t('whom'),
      cell: ({ whom, language: theirs }) => (
        <>
          <bdi>{whom}</bdi>
          <span className="block text-small text-muted">{t(theirs === 'tr' ? 'inTurkish' : 'inEnglish')}</span>
        </>
      ),
      onCard: 'fact',
    },
    {
      id: 'request',
      header: t('request'),
      cell: ({ number, agency }) => (
        <>
          <bdi dir="ltr">{number}</bdi>
          <span className="block max-w-44 truncate text-small text-muted">
            <bdi>{agency.name}</bdi>
          </span>
        </>
      ),
      onCard: 'fact',
    },
    {
      id: 'asked',
      header: t('asked'),
      cell: ({ askedAt, remindedAt }) => (
        <>
          {when(askedAt)}
          {remindedAt !== null && (
            <span className="block text-small text-muted">{t('reminded', { time: when(remindedAt) })}</span>
          )}
        </>
      ),
      onCard: 'fact',
    },
    {
      id: 'silent',
      header: t('silent'),
      cell: ({ askedAt }) => (
        <b className="font-semibold text-on-error-soft">{showBriefDuration(language, now - Date.parse(askedAt))}</b>
      ),
      onCard: 'badge',
    },
    {
      id: 'whose',
      header: t('whose'),
      cell: ({ assignedTo }) =>
        assignedTo === null ? <span className="text-muted">{t('nobody')}</span> : <bdi>{assignedTo}</bdi>,
      onCard: 'fact',
    },
  ]
}
