import { addDays, calendarDay, firstOfMonth, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import { toDigitsOf } from '@sarai/locale/text/digits.ts'
import { toJalali } from '@sarai/locale/date/jalali.ts'
import type { DemoHotel } from '#demo/catalogue/demo-hotel.ts'
import { dubaiHotels } from '#demo/catalogue/demo-hotels-dubai.ts'
import { inlandAndCaucasusHotels } from '#demo/catalogue/demo-hotels-inland-and-caucasus.ts'
import { istanbulHotels } from '#demo/catalogue/demo-hotels-istanbul.ts'
import { turkishCoastHotels } from '#demo/catalogue/demo-hotels-turkish-coast.ts'

export const demoHotels: readonly DemoHotel[] = [
  ...istanbulHotels,
  ...turkishCoastHotels,
  ...inlandAndCaucasusHotels,
  ...dubaiHotels,
]

export type DemoPackage = DayRange & {
  readonly en: string
  readonly fa: string
  readonly currency: 'EUR' | 'AED' | 'USD'
  /** Units of the currency for a euro, and how prices are rounded in it. */
  readonly perEuro: number
  readonly roundTo: number
  readonly markup: number
  readonly groups: readonly string[]
  readonly hotels: readonly DemoHotel[]
}

const country = (code: string) => (hotel: DemoHotel) => hotel[3].startsWith(`${code}-`)
const turkey = demoHotels.filter(country('tr'))

/** What is on sale today, whenever that is: the seasons and the year of Nowruz follow the day of the seeding. */
export function packagesFrom(today: CalendarDay): DemoPackage[] {
  const first = firstOfMonth(today, 0)
  const halfYear = { first, last: addDays(firstOfMonth(today, 6), -1) }
  const season = seasonNames(first)
  const nowruz = nextNowruz(today)
  const euro = { currency: 'EUR', perEuro: 1, roundTo: 1 } as const
  return [
    {
      ...halfYear,
      ...euro,
      en: `Istanbul and Turkey, ${season.en}`,
      fa: `استانبول و ترکیه، ${season.fa}`,
      markup: 1,
      groups: [],
      hotels: turkey,
    },
    {
      first,
      last: addDays(firstOfMonth(today, 5), -1),
      en: `Dubai, ${season.en}`,
      fa: `دبی، ${season.fa}`,
      currency: 'AED',
      perEuro: 4.25,
      roundTo: 5,
      markup: 1,
      groups: [],
      hotels: dubaiHotels,
    },
    {
      ...halfYear,
      en: `Georgia and Armenia, ${season.en}`,
      fa: `گرجستان و ارمنستان، ${season.fa}`,
      currency: 'USD',
      perEuro: 1.16,
      roundTo: 1,
      markup: 1,
      groups: [],
      hotels: demoHotels.filter((hotel) => country('ge')(hotel) || country('am')(hotel)),
    },
    {
      first: addDays(nowruz, -5),
      last: addDays(nowruz, 16),
      ...euro,
      en: `Nowruz ${toJalali(nowruz).year} special`,
      fa: `ویژه نوروز ${toDigitsOf('fa', `${toJalali(nowruz).year}`)}`,
      markup: 1.12,
      groups: ['Gold'],
      hotels: turkey.filter(([, , grade], index) => grade >= 4.5 && index % 2 === 0),
    },
  ]
}

function nextNowruz(today: CalendarDay): CalendarDay {
  const thisYears = calendarDay(`${today.slice(0, 4)}-03-21`)
  return addDays(thisYears, -14) > today ? thisYears : calendarDay(`${Number(today.slice(0, 4)) + 1}-03-21`)
}

function seasonNames(first: CalendarDay) {
  const names = [
    { en: 'winter and spring', fa: 'زمستان و بهار' },
    { en: 'spring and summer', fa: 'بهار و تابستان' },
    { en: 'summer and autumn', fa: 'تابستان و پاییز' },
    { en: 'autumn and winter', fa: 'پاییز و زمستان' },
  ] as const
  const month = Number(first.slice(5, 7))
  if (month <= 2) return names[0]
  if (month <= 5) return names[1]
  return month <= 8 ? names[2] : names[3]
}
