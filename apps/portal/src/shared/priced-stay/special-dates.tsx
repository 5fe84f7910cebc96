import { MoonStar } from 'lucide-react'
import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { addDays, calendarDay, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'

/** Which special dates the surcharge of the rooms comes from, and which nights they take. */
export function SpecialDates({ of: stay }: { of: Pick<PricedStay, 'EachRoomPrice'> }) {
  const { language } = useLanguage()
  const dates = specialDatesOf(stay)
  if (dates.length === 0) return null
  return (
    <ul className="grid gap-1">
      {dates.map(({ title, first, last }) => (
        <li key={first} className="flex items-center gap-1.5">
          <Icon of={MoonStar} size={14} className="shrink-0 text-accent" />
          <span>
            <b className="font-semibold text-ink">
              <bdi>{title}</bdi>
            </b>{' '}
            {showDateRange(language, first, last)}
          </span>
        </li>
      ))}
    </ul>
  )
}

type SpecialDate = { title: string; first: CalendarDay; last: CalendarDay }

/** A special date of some rooms only is still one of the stay; nights of one name behind each other are one date. */
function specialDatesOf({ EachRoomPrice }: Pick<PricedStay, 'EachRoomPrice'>): SpecialDate[] {
  const titles = new Map(
    EachRoomPrice.flatMap(({ FareBreakDown }) => FareBreakDown).flatMap(({ Date: night, SpecialDateTitle: title }) =>
      title === undefined ? [] : [[calendarDay(night), title] as const],
    ),
  )
  const dates: SpecialDate[] = []
  for (const [night, title] of [...titles].toSorted(([a], [b]) => a.localeCompare(b))) {
    const before = dates.at(-1)
    if (before?.title === title && addDays(before.last, 1) === night) before.last = night
    else dates.push({ title, first: night, last: night })
  }
  return dates
}
