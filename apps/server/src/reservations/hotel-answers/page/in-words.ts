import { calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import { localTimeAt, type Instant } from '@sarai/domain/ground/hotel-time.ts'
import type { Money } from '@sarai/domain/ground/money.ts'
import type { HotelLanguage, HotelPrice } from '@sarai/domain/request/hotel-answer.ts'
import { minorDigits } from '@sarai/locale/number/currencies.ts'
import type { AskedGuest } from '#reservations/hotel-answers/asked-question.ts'
import { en, type PageWords } from '#reservations/hotel-answers/page/page-words.en.ts'
import { tr } from '#reservations/hotel-answers/page/page-words.tr.ts'

const words: Record<HotelLanguage, PageWords> = { en, tr }
const locales: Record<HotelLanguage, string> = { en: 'en-GB', tr: 'tr-TR' }

export type Say = (name: keyof PageWords, values?: Readonly<Record<string, string | number>>) => string

export function sayIn(language: HotelLanguage): Say {
  return (name, values = {}) =>
    words[language][name].replaceAll(/\{(\w+)\}/g, (_, value: string) => String(values[value] ?? ''))
}

const asDate = (day: string) => new Date(`${day}T00:00:00Z`)
const dated = (language: HotelLanguage, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })
const inFull = { day: 'numeric', month: 'long', year: 'numeric' } as const
const days = { en: dated('en', inFull), tr: dated('tr', inFull) }
const weekdays = { en: dated('en', { weekday: 'long' }), tr: dated('tr', { weekday: 'long' }) }

/** 18 Kasım 2026 */
export const showDay = (language: HotelLanguage, day: string) => days[language].format(asDate(day))
export const showWeekday = (language: HotelLanguage, day: string) => weekdays[language].format(asDate(day))

/** The last word of a zone's name is a place that people know; Turkish writes its own with a dot. */
export function cityOf(language: HotelLanguage, zone: string): string {
  const city = zone.split('/').at(-1)!.replaceAll('_', ' ')
  return language === 'tr' && city === 'Istanbul' ? 'İstanbul' : city
}

/** Sunday 15 November 2026, 12:00 (Istanbul); 15 Kasım 2026 Pazar, 12:00 (İstanbul) */
export function showMoment(language: HotelLanguage, at: Instant, zone: string): string {
  const { day, time } = localTimeAt(at, zone)
  const [date, weekday] = [showDay(language, day), showWeekday(language, day)]
  const whole = language === 'tr' ? `${date} ${weekday}` : `${weekday} ${date}`
  return `${whole}, ${time} (${cityOf(language, zone)})`
}

export function showNights(language: HotelLanguage, checkIn: string, checkOut: string): string {
  const count = daysBetween(calendarDay(checkIn), calendarDay(checkOut))
  return sayIn(language)(count === 1 ? 'night' : 'nights', { count })
}

function amountParts(language: HotelLanguage, { minor, currency }: Money): Intl.NumberFormatPart[] {
  const digits = minorDigits(currency)
  const isWhole = minor % 10n ** BigInt(digits) === 0n
  const fraction = { minimumFractionDigits: isWhole ? 0 : digits, maximumFractionDigits: digits }
  const style = { style: 'currency', currency, ...fraction } as const
  return new Intl.NumberFormat(locales[language], style).formatToParts(Number(minor) / 10 ** digits)
}

/** 1,250.50 in English, 1.250,50 in Turkish: without its sign, as the field takes it. */
export function typedAmount(language: HotelLanguage, amount: Money): string {
  const isSaid = ({ type }: Intl.NumberFormatPart) => type !== 'currency' && type !== 'literal'
  return amountParts(language, amount)
    .flatMap((part) => (isSaid(part) ? [part.value] : []))
    .join('')
}

/** €96 in English; Turkish writes the sign behind, whatever `Intl` does. */
function showAmount(language: HotelLanguage, amount: Money): string {
  const parts = amountParts(language, amount)
  const textOf = (isSign: boolean) =>
    parts.flatMap(({ type, value }) => ((type === 'currency') === isSign ? [value] : [])).join('')
  return language === 'tr' ? `${textOf(false).trim()}\u00A0${textOf(true)}` : parts.map(({ value }) => value).join('')
}

export function showPrice(language: HotelLanguage, { per, amount }: HotelPrice): string {
  const say = sayIn(language)
  return `${showAmount(language, amount)}, ${say(per === 'night' ? 'night1' : 'stay')}`
}

/** How old somebody is on a day. */
function ageOn(day: string, born: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/** 2 adults, 1 child (7, own bed) */
export function showGuests(language: HotelLanguage, guests: readonly AskedGuest[], checkIn: string): string {
  const say = sayIn(language)
  const adults = guests.filter(({ type }) => type === 'ADT' || type === 'ADTEB').length
  const extra = guests.filter(({ type }) => type === 'ADTEB').length
  const children = guests
    .filter(({ type }) => type === 'CHDNB' || type === 'CHDWB')
    .map(({ type, born }) =>
      say(type === 'CHDNB' ? 'noBed' : 'withBed', { age: born === undefined ? '–' : ageOn(checkIn, born) }),
    )
  const each = children.join('; ')
  return [
    say(adults === 1 ? 'adult' : 'adults', { count: adults }),
    ...(extra === 0 ? [] : [say('onExtraBed', { count: extra })]),
    ...(each === '' ? [] : [say(children.length === 1 ? 'child' : 'children', { count: children.length, each })]),
  ].join(', ')
}
