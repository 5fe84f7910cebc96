import { useState } from 'react'
import { day } from '@sarai/wire/values/days.ts'
import { DateRangeField } from '@sarai/ui/kit/date/date-range-field.tsx'
import type { DayRange } from '@sarai/ui/kit/date/day-range.ts'

type End = { label: string; value: string | undefined }
type DayFilterProps = {
  from: End
  until: End
  onChange: (days: { from: string | undefined; until: string | undefined }) => void
}

/** The first and the last day of a list whose address holds them; either may be missing. Two cells of what is around it. */
export function DayFilter({ from, until, onChange }: DayFilterProps) {
  const known = { from: from.value ?? '', until: until.value ?? '' }
  /** What cannot be read as days stays in the fields, which say so, and out of the address, until that changes. */
  const [unread, setUnread] = useState<{ range: DayRange; over: DayRange }>()
  const isKept = unread?.over.from === known.from && unread.over.until === known.until
  const change = (range: DayRange) => {
    const isRead = [range.from, range.until].every((end) => end === '' || day.safeParse(end).success)
    setUnread(isRead ? undefined : { range, over: known })
    if (isRead) onChange({ from: range.from || undefined, until: range.until || undefined })
  }
  return (
    <DateRangeField
      value={isKept ? unread.range : known}
      onChange={change}
      from={{ label: from.label }}
      until={{ label: until.label }}
    />
  )
}
