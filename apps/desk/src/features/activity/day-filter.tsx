import { useState } from 'react'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { DateRangeField } from '@sarai/ui/kit/date/date-range-field.tsx'
import type { DayRange } from '@sarai/ui/kit/date/range-picker.tsx'
import { useLogWords } from '#features/activity/log-words.ts'
import type { ActivityList } from '#shared/activity/activity-calls.ts'

/** The first and the last day; either may be missing. */
export function DayFilter({ address: { asked, setFilters } }: { address: ActivityList['address'] }) {
  const t = useLogWords()
  /** What cannot be read as days stays in the fields, which say so, and out of the address. */
  const [unread, setUnread] = useState<DayRange>()
  const change = (range: DayRange) => {
    const isRead = [range.from, range.until].every((day) => day === '' || isCalendarDay(day))
    setUnread(isRead ? undefined : range)
    if (isRead) setFilters({ from: range.from || undefined, until: range.until || undefined })
  }
  return (
    <DateRangeField
      value={unread ?? { from: asked.from ?? '', until: asked.until ?? '' }}
      onChange={change}
      from={{ label: t('from') }}
      until={{ label: t('until') }}
    />
  )
}
