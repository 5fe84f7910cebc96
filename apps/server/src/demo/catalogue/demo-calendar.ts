import { addDays, calendarDay, firstOfMonth, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { daysOf, overlapOf, type DayRange } from '@sarai/domain/ground/day-range.ts'
import type { HotelKind } from '#demo/catalogue/demo-hotel.ts'

/** Feasts that move prices, by the day on which they begin in each of the next two years. */
export type Feast = DayRange & { readonly en: string; readonly fa: string; readonly share: number }

export function feastsFrom(today: CalendarDay): Feast[] {
  const year = Number(today.slice(0, 4))
  const feasts = [year, year + 1].flatMap((of) => [
    feast(`${of}-03-20`, 14, 'Nowruz', 'نوروز', 0.25),
    feast(sacrificeDayIn(of), 4, 'Kurban Bayram', 'عید قربان', 0.15),
    feast(`${of}-12-20`, 2, 'Yalda night', 'شب یلدا', 0.1),
    feast(`${of}-12-29`, 5, 'New Year', 'سال نو میلادی', 0.3),
  ])
  // The same nights would cost more twice; of a feast in the stays of the demo nobody needs to invent one.
  const fair = feast(addDays(today, 37), 2, 'Tourism fair', 'نمایشگاه گردشگری', 0.1)
  return feasts.some((one) => overlapOf(one, fair)) ? feasts : [...feasts, fair]
}

function feast(first: string, nights: number, en: string, fa: string, share: number): Feast {
  const day = calendarDay(first)
  return { first: day, last: addDays(day, nights - 1), en, fa, share }
}

const lunar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })

/** The tenth of Dhu al-Hijja, as the calendar of Umm al-Qura has it. */
function sacrificeDayIn(year: number): CalendarDay {
  const days = daysOf({ first: calendarDay(`${year}-01-01`), last: calendarDay(`${year}-12-31`) })
  const isTheDay = (day: string) => {
    const parts = lunar.formatToParts(Date.parse(`${day}T12:00Z`))
    const read = (type: string) => parts.find((part) => part.type === type)?.value
    return read('month') === '12' && read('day') === '10'
  }
  return days.find(isTheDay) ?? calendarDay(`${year}-06-06`)
}

/** What a night costs against the quiet season, January to December. */
const seasons: Record<'city' | 'coast' | 'desert', readonly number[]> = {
  city: [1, 1, 1.15, 1.3, 1.3, 1.2, 1.2, 1.2, 1.3, 1.3, 1, 1],
  coast: [1, 1, 1, 1.2, 1.5, 1.9, 2.2, 2.2, 1.7, 1.3, 1, 1],
  desert: [1.4, 1.4, 1.3, 1.2, 1, 0.85, 0.85, 0.85, 1, 1.2, 1.4, 1.5],
}

export type Season = DayRange & { readonly factor: number }

/** The months of a range in which a hotel costs other than its base price, neighbours of one price put together. */
export function seasonsOf(kind: HotelKind, country: string, range: DayRange): Season[] {
  const table = seasons[country === 'ae' ? 'desert' : kind === 'resort' || kind === 'waterside' ? 'coast' : 'city']
  const found: { first: CalendarDay; last: CalendarDay; factor: number }[] = []
  for (let month = firstOfMonth(range.first, 0); month <= range.last; month = firstOfMonth(month, 1)) {
    const factor = table[Number(month.slice(5, 7)) - 1] ?? 1
    const nights = overlapOf({ first: month, last: addDays(firstOfMonth(month, 1), -1) }, range)
    const before = found.at(-1)
    if (before?.factor === factor && nights) before.last = nights.last
    else if (nights) found.push({ ...nights, factor })
  }
  return found.filter(({ factor }) => factor !== 1)
}
