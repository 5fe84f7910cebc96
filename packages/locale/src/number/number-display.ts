import { ltr } from '#text/bidi.ts'
import type { Language } from '#language.ts'

/** A true minus, as wide as a figure, in both languages. */
export const minus = '−'

type Decimals = { readonly atLeast?: number; readonly atMost?: number }

// Making a formatter costs a hundred times more than using it, and there are only a few of them.
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: Language, { atLeast = 0, atMost = Math.max(atLeast, 3) }: Decimals): Intl.NumberFormat {
  const key = `${language} ${atLeast} ${atMost}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language === 'fa' ? 'fa-IR' : 'en-GB', {
    minimumFractionDigits: atLeast,
    maximumFractionDigits: atMost,
    signDisplay: 'never', // we write the sign, see withSign
  })
  formats.set(key, made)
  return made
}

/** The sign stands left of the number in both languages; between Persian words only an island keeps it there. */
export function withSign(language: Language, sign: string, figures: string): string {
  if (sign === '') return figures
  return language === 'fa' ? ltr(sign + figures) : sign + figures
}

/** "1,234.5", «۱٬۲۳۴٫۵»; up to three decimals unless told otherwise. */
export function showNumber(language: Language, value: number | bigint, decimals: Decimals = {}): string {
  const format = formatOf(language, decimals)
  const figures = format.format(value)
  // What rounds to zero has no sign.
  const isNegative = value < 0 && figures !== format.format(0)
  return withSign(language, isNegative ? minus : '', figures)
}

/** A share as a percentage: 0.125 is "12.5%", «۱۲٫۵٪». */
export function showPercent(language: Language, share: number, decimals: Decimals = { atMost: 1 }): string {
  const number = showNumber(language, share * 100, decimals)
  return number + (language === 'fa' ? '٪' : '%')
}

const sizeUnits = [
  { bytes: 1024 ** 3, en: 'GB', fa: 'گیگابایت' },
  { bytes: 1024 ** 2, en: 'MB', fa: 'مگابایت' },
  { bytes: 1024, en: 'KB', fa: 'کیلوبایت' },
]

/** "2.4 MB", «۲٫۴ مگابایت». */
export function showFileSize(language: Language, bytes: number): string {
  const unit = sizeUnits.find((candidate) => bytes >= candidate.bytes)
  if (unit) return `${showNumber(language, bytes / unit.bytes, { atMost: 1 })} ${unit[language]}`
  return `${showNumber(language, bytes)} ${language === 'fa' ? 'بایت' : 'B'}`
}
