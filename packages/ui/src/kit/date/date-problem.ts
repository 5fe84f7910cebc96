import { showDate } from '@sarai/locale/date/date-display.ts'
import { parseDay } from '@sarai/locale/date/date-parse.ts'
import { useFieldWords } from '#kit/field/field-words.ts'
import { useLanguage } from '#kit/language.tsx'

/** What the field itself can tell about its day, where the form says nothing: unreadable, too early, too late. */
export function useDateProblem({ value, min, max }: { value: string; min?: string; max?: string }) {
  const t = useFieldWords()
  const { language } = useLanguage()
  if (value === '') return undefined
  const day = parseDay(value)
  if (!day) return t('dateFormat')
  const first = parseDay(min ?? '')
  if (first && day < first) return t('dateMin', { date: showDate(language, first) })
  const last = parseDay(max ?? '')
  if (last && day > last) return t('dateMax', { date: showDate(language, last) })
  return undefined
}
