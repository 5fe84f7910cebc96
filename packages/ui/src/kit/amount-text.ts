import { toAsciiDigits, toDigitsOf } from '@sarai/locale/digits.ts'
import type { Language } from '@sarai/locale/language.ts'

const marks: Record<Language, { group: string; point: string }> = {
  en: { group: ',', point: '.' },
  fa: { group: '٬', point: '٫' },
}

/**
 * The plain number in what was typed: digits of any script become 0–9, thousands marks go, `٫` and `/` are the point as
 * Persian keyboards write it. Anything else falls away, and so do digits beyond the decimals of the currency.
 */
export function plainAmount(text: string, decimals: number, isSigned = false): string {
  const sign = isSigned && /^\s*[-−]/.test(text) ? '-' : ''
  const ascii = toAsciiDigits(text)
    .replaceAll(/[٫/]/g, '.')
    .replaceAll(/[^0-9.]/g, '')
  const [whole = '', ...rest] = ascii.split('.')
  const trimmed = whole.replace(/^0+(?=\d)/, '')
  if (decimals === 0 || rest.length === 0) return sign + trimmed
  const fraction = rest.join('')
  return `${sign}${trimmed || '0'}.${fraction.slice(0, decimals)}`
}

/** The same number as people read it: grouped, in the digits of the language. */
export function shownAmount(plain: string, language: Language): string {
  const { group, point } = marks[language]
  const [whole = '', fraction] = plain.split('.')
  const first = whole.length % 3
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])]
  const grouped = groups.filter((digits) => digits !== '').join(group)
  return toDigitsOf(language, fraction === undefined ? grouped : grouped + point + fraction)
}

/** Where the caret stands after grouping: behind as many digits and points as before it. */
export function caretAfter(shown: string, significant: number): number {
  let seen = 0
  let index = 0
  while (index < shown.length && seen < significant) {
    if (/[-\d۰-۹.٫]/.test(shown.charAt(index))) seen += 1
    index += 1
  }
  return index
}
