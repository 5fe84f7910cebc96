import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'

/** Under the title of a dialog: whose stay it is, where and when. */
export function DialogSubject({ of: request }: { of: DeskRequest }) {
  const { language } = useLanguage()
  return (
    <>
      <bdi>{request.agency.name}</bdi> · <bdi>{language === 'fa' ? request.hotelFa : request.hotelEn}</bdi> ·{' '}
      {showDateRange(language, calendarDay(request.checkIn), calendarDay(request.checkOut))}
    </>
  )
}
