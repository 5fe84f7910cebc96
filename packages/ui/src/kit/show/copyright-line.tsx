import { calendarOf } from '@sarai/locale/date/date-display.ts'
import { toJalali } from '@sarai/locale/date/jalali.ts'
import { toDigitsOf } from '@sarai/locale/text/digits.ts'
import { useKitWords } from '#kit/kit-words.ts'
import { useLanguage } from '#kit/language.tsx'
import { useToday } from '#kit/date/today.ts'

/** "© 2026 Caravanserai", «© ۱۴۰۵ کاروانسرا». */
export function CopyrightLine() {
  const t = useKitWords()
  const { language } = useLanguage()
  const today = useToday()
  const year = calendarOf(language) === 'jalali' ? String(toJalali(today).year) : today.slice(0, 4)
  return <span>{t('copyright', { year: toDigitsOf(language, year) })}</span>
}
