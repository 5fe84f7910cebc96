import { toAsciiDigits, toDigitsOf } from '@sarai/locale/text/digits.ts'
import type { Language } from '@sarai/locale/language.ts'

const marks: Record<Language, { group: string; point: string }> = {
  en: { group: ',', point: '.' },
  fa: { group: '٬', point: '٫' },
}

type AmountShape = { decimals: number; isSigned?: boolean }
type FieldShape = AmountShape & { language: Language }
/** As the browser leaves it: the text with its caret, what was done, and with which letters if it says so. */
type Edit = { text: string; caret: number; inputType: string; data: string | null }

const groupMark = /[,٬،'’\s]/
const groupMarks = new RegExp(groupMark, 'g')
/**
 * Marks stand before groups of three or not at all, and never behind a zero: `0,500` may be a half. `٫` and `/` are the
 * point as Persian keyboards write it.
 */
const number = /^([+−-]?)([1-9]\d{0,2}(?:[,٬،'’\s]\d{3})+|\d*)(?:([.٫/])(\d*))?$/
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
  if (fraction.length > decimals) return text
  const digits = (sign === '-' || sign === '−' ? '-' : '') + whole.replaceAll(groupMarks, '')
  if (point === undefined) return digits
  return `${digits}${/\d$/.test(digits) ? '' : '0'}.${fraction}`
}

/**
 * What a field holds after an edit of `value`, how that is shown, and where the caret stands in it. The marks that stood
 * there already are ours, and are set anew around each digit.
 */
export function editedAmount(value: string, edit: Edit, { language, ...shape }: FieldShape) {
  const before = shownAmount(value, language)
  const isOurs = plain.test(value) && !groupMark.test(addedTo(before, edit))
  const { text, caret } = isOurs ? pastMark(before, edit) : edit
  const read = plainAmount(isOurs ? text.replaceAll(groupMarks, '') : text, shape)
  // Zeros are kept while the digit before them is changed; one that stood alone gives way to the next digit.
  const edited = /^-?0(?!\d)/.test(value) ? withoutZeros(read) : read
  const shown = shownAmount(edited, language)
  return { value: edited, shown, caret: shown === text ? caret : caretBefore(text.slice(caret), shown) }
}

/** What a field holds once it is left: without zeros in front, and without a point that nothing came after. */
export function settledAmount(value: string): string {
  return plain.test(value) ? withoutZeros(value).replace(/\.$/, '') : value
}

function withoutZeros(value: string): string {
  return plain.test(value) ? value.replace(/^(-?)0+(?=\d)/, '$1') : value
}

/** Backspace or Delete took nothing but a mark, which nobody typed: the digit beside it goes. */
function pastMark(before: string, edit: Edit): Pick<Edit, 'text' | 'caret'> {
  const { text, inputType } = edit
  const isBackward = inputType === 'deleteContentBackward'
  if (!isBackward && inputType !== 'deleteContentForward') return edit
  if (text.replaceAll(groupMarks, '') !== before.replaceAll(groupMarks, '')) return edit
  const caret = isBackward ? edit.caret - 1 : edit.caret
  return { text: text.slice(0, caret) + text.slice(caret + 1), caret }
}

function addedTo(before: string, { text, inputType, data }: Edit): string {
  // Over a selection it may look like a deletion: `1,50` over `1,250`.
  if (/^insert(?:From|Replacement)/.test(inputType)) return data ?? text
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

/** Counted from the end: zeros and marks come and go before the caret, and a slipped letter counts like a digit. */
function caretBefore(rest: string, shown: string): number {
  let left = rest.replaceAll(groupMarks, '').length
  let caret = shown.length
  while (caret > 0 && (left > 0 || groupMark.test(shown.charAt(caret - 1)))) {
    caret -= 1
    if (!groupMark.test(shown.charAt(caret))) left -= 1
  }
  return caret
}
