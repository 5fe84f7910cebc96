import { monthName } from '@sarai/locale/date/calendar-names.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import { parseDay, shortMonthOf, type Near } from '@sarai/locale/date/date-parse.ts'
import { toDigitsOf } from '@sarai/locale/text/digits.ts'
import { useFieldWords } from '#kit/field/field-words.ts'
import { useLanguage } from '#kit/language.tsx'

type Asked = { value: string; min?: string; max?: string; isBirthDate?: boolean }

/** What the field itself can tell about its day, where the form says nothing: unreadable, too early, too late. */
export function useDateProblem({ value, min, max, isBirthDate = false }: Asked, near: Near) {
  const t = useFieldWords()
  const { language } = useLanguage()
  if (value === '') return undefined
  const day = parseDay(value)
  if (!day) {
    const short = shortMonthOf(value, near)
    if (!short) return t(isBirthDate ? 'birthDateFormat' : 'dateFormat')
    const name = monthName(language, short.calendar, short.month, 'full')
    return t('monthDays', { month: `${name} ${toDigitsOf(language, `${short.year}`)}`, count: short.days })
  }
  const first = parseDay(min ?? '')
  if (first && day < first) return t('dateMin', { date: showDate(language, first) })
  const last = parseDay(max ?? '')
  if (last && day > last) return t('dateMax', { date: showDate(language, last) })
  return undefined
}
