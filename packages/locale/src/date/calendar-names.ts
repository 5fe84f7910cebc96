import type { Language } from '#language.ts'

/** The calendar follows the language, and the other one stands small beside it. */
export type CalendarName = 'gregorian' | 'jalali'

export function calendarOf(language: Language): CalendarName {
  return language === 'fa' ? 'jalali' : 'gregorian'
}

export function otherCalendar(calendar: CalendarName): CalendarName {
  return calendar === 'gregorian' ? 'jalali' : 'gregorian'
}

function names(words: string): readonly string[] {
  return words.split(' ')
}

/** Written out, not asked of Intl: its names differ between browsers, and parsing must read what was displayed. */
export const monthNames: Record<CalendarName, Record<Language, readonly string[]>> = {
  gregorian: {
    en: names('January February March April May June July August September October November December'),
    fa: names('ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر'),
  },
  jalali: {
    en: names('Farvardin Ordibehesht Khordad Tir Mordad Shahrivar Mehr Aban Azar Dey Bahman Esfand'),
    fa: names('فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'),
  },
}

/** From Monday to Sunday, as the domain counts weekdays from 1. */
export const weekdayNames: Record<Language, readonly string[]> = {
  en: names('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  fa: names('دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه یکشنبه'),
}

export type NameLength = 'full' | 'brief'

/** Only English names of the Gregorian calendar have a usual short form; Persian ones are never cut. */
export function monthName(language: Language, calendar: CalendarName, month: number, length: NameLength): string {
  const name = monthNames[calendar][language][month - 1] ?? ''
  return length === 'brief' && language === 'en' && calendar === 'gregorian' ? name.slice(0, 3) : name
}

export function weekdayName(language: Language, weekday: number, length: NameLength): string {
  const name = weekdayNames[language][weekday - 1] ?? ''
  return length === 'brief' && language === 'en' ? name.slice(0, 3) : name
}
