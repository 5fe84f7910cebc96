import { toAsciiDigits, toDigitsOf } from '@sarai/locale/text/digits.ts'
import type { Language } from '@sarai/locale/language.ts'

const marks: Record<Language, { group: string; point: string }> = {
  en: { group: ',', point: '.' },
  fa: { group: '٬', point: '٫' },
}

type AmountShape = { decimals: number; isSigned?: boolean }
type Edit = { text: string; before: string; isPasted: boolean }

const groupMark = /[,٬،'’\s]/
const groupMarks = new RegExp(groupMark, 'g')
/** Marks stand before groups of three or not at all; `٫` and `/` are the point as Persian keyboards write it. */
const number = /^([+−-]?)(\d{1,3}(?:[,٬،'’\s]\d{3})+|\d*)(?:([.٫/])(\d*))?$/
const plain = /^-?\d*(?:\.\d*)?$/

/**
 * The plain number in a text, or the text as it stands: `123,50` may be a hundred times what was meant, so nobody
 * guesses, and the form refuses it at its field. So it does with a sign or decimals that the amount cannot have.
 */
export function plainAmount(text: string, { decimals, isSigned = false }: AmountShape): string {
  const bare = toAsciiDigits(text)
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const [, sign = '', whole, point, fraction = ''] = number.exec(bare) ?? []
  if (whole === undefined || (sign !== '' && !isSigned)) return text
  if (fraction.length > decimals || (point !== undefined && decimals === 0)) return text
  const digits = (sign === '-' || sign === '−' ? '-' : '') + whole.replaceAll(groupMarks, '').replace(/^0+(\d)/, '$1')
  if (point === undefined) return digits
  return `${digits}${/\d$/.test(digits) ? '' : '0'}.${fraction}`
}

/** What a field holds after an edit. The marks that stood there already are ours, and are set anew around each digit. */
export function editedAmount({ text, before, isPasted }: Edit, shape: AmountShape): string {
  const read = plainAmount(text, shape)
  const isOurs = plain.test(plainAmount(before, shape)) && !isPasted && !groupMark.test(addedTo(before, text))
  return plain.test(read) || !isOurs ? read : plainAmount(text.replaceAll(groupMarks, ''), shape)
}

function addedTo(before: string, text: string): string {
  let start = 0
  while (start < text.length && text[start] === before[start]) start += 1
  let end = 0
  while (end < Math.min(text.length, before.length) - start && text.at(-1 - end) === before.at(-1 - end)) end += 1
  return text.slice(start, text.length - end)
}

/** A number as people read it: grouped, in the digits of the language. What is no number is shown as it was typed. */
export function shownAmount(value: string, language: Language): string {
  if (!plain.test(value)) return value
  const { group, point } = marks[language]
  const [whole = '', fraction] = value.split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const digits = whole.slice(sign.length)
  const first = digits.length % 3
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])]
  const grouped = sign + groups.filter((part) => part !== '').join(group)
  return toDigitsOf(language, fraction === undefined ? grouped : grouped + point + fraction)
}

/** How many signs before the caret stay where they are when the rest is grouped anew; a bare point gets its zero. */
export function significantIn(text: string): number {
  const kept = toAsciiDigits(text).replaceAll(/[^-−\d.٫/]/g, '')
  return kept.length + (/^[-−]?[.٫/]/.test(kept) ? 1 : 0)
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
