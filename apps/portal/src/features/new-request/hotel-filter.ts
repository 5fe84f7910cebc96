import { addDays, isCalendarDay, laterOf, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { cutText, firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'

/** What hotels are looked for by. It lives in the address, so that a search can be sent to a colleague. */
export type HotelFilter = {
  name: string
  /** That many stars or more, with halves. */
  grade: string
  /** The ids of cities and districts, and their names as they were chosen; a hotel lies in one of them. */
  places: readonly { id: string; label: string }[]
  /** Calendar days; empty for none. */
  from: string
  until: string
}

export const grades = ['1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const
/** "Any grade" needs a value of its own: a list cannot choose nothing. */
export const anyGrade = '0'
export const longestName = 100
/** The specification's length of a chosen district. */
export const longestPlace = 70
/** So many places can be asked for at once. */
export const mostPlaces = 10
/** Nobody sells a night after it. */
export const lastDay = '2099-12-31'

export function readFilter(address: URLSearchParams): HotelFilter {
  const day = (name: string) => {
    const text = address.get(name) ?? ''
    return isBookable(text) ? text : ''
  }
  const labels = address.getAll('placeName')
  const places = address.getAll('place').map((id, index) => ({ id, label: cutText(labels[index] ?? id, longestPlace) }))
  const grade = address.get('grade') ?? ''
  return {
    name: firstCharacters(address.get('name') ?? '', longestName),
    grade: grades.some((known) => known === grade) ? grade : anyGrade,
    places: places
      .filter(({ id }, index) => /^[a-z0-9-]+$/.test(id) && places.findIndex((other) => other.id === id) === index)
      .slice(0, mostPlaces),
    from: day('from'),
    until: day('until'),
  }
}

export function writeFilter({ name, grade, places, from, until }: HotelFilter): URLSearchParams {
  return new URLSearchParams([
    ...(name.trim() === '' ? [] : [['name', name.trim()]]),
    ...(grade === anyGrade ? [] : [['grade', grade]]),
    ...places.flatMap(({ id, label }) => [
      ['place', id],
      ['placeName', label],
    ]),
    ...(from === '' ? [] : [['from', from]]),
    ...(until === '' ? [] : [['until', until]]),
  ])
}

/** The dates as a stay, which has both days and a night between them; anything else cannot be asked for. */
export function stayOf({ from, until }: HotelFilter): { CheckInDate: string; CheckOutDate: string } | undefined {
  return isBookable(from) && isBookable(until) && from < until ? { CheckInDate: from, CheckOutDate: until } : undefined
}

/** What keeps the dates from being a stay, and at which of them it is said. Without any date there is no price to ask. */
export type StayFault = { at: 'from' | 'until'; fault: 'checkInLacks' | 'checkOutLacks' | 'wrongOrder' | 'notADay' }

export function stayFault({ from, until }: HotelFilter, today: CalendarDay): StayFault | undefined {
  if (from === '' && until === '') return undefined
  if (from === '') return { at: 'from', fault: 'checkInLacks' }
  if (!isBookable(from) || from < today) return { at: 'from', fault: 'notADay' }
  if (until === '') return { at: 'until', fault: 'checkOutLacks' }
  if (!isBookable(until)) return { at: 'until', fault: 'notADay' }
  return until <= from ? { at: 'until', fault: 'wrongOrder' } : undefined
}

/** The day after the check-in, also while that is being typed. */
export function earliestCheckOut(from: string, today: CalendarDay): CalendarDay {
  return addDays(isBookable(from) ? laterOf(from, today) : today, 1)
}

function isBookable(text: string): text is CalendarDay {
  return isCalendarDay(text) && text <= lastDay
}

/** What of it narrows the search: each may be why nothing was found. */
export function narrowedBy(filter: HotelFilter) {
  const { name, grade, places } = filter
  return {
    name: name.trim() !== '',
    grade: grade !== anyGrade,
    places: places.length > 0,
    dates: stayOf(filter) !== undefined,
  }
}

export function isEmpty(filter: HotelFilter): boolean {
  return writeFilter(filter).size === 0
}
