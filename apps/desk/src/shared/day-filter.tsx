import { useState } from 'react'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { DateRangeField } from '@sarai/ui/kit/date/date-range-field.tsx'
import type { DayRange } from '@sarai/ui/kit/date/range-picker.tsx'

type DayFilterProps = {
  address: {
    asked: { from: string | undefined; until: string | undefined }
    setFilters: (days: { from: string | undefined; until: string | undefined }) => void
  }
  from: string
  until: string
}

/** The first and the last day of a list, by their labels; either may be missing. */
export function DayFilter({ address: { asked, setFilters }, from, until }: DayFilterProps) {
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
      from={{ label: from }}
      until={{ label: until }}
    />
  )
}
