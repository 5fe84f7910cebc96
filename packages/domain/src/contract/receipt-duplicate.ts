import { sameMoney } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { toAsciiDigitsOfAny } from '#ground/text/ascii-digits.ts'
import { compactCode } from '#ground/text/compact-code.ts'

/** Letters that nobody who looks at a receipt can tell apart: Cyrillic and Greek capitals, and the O and I for digits. */
const drawnAs = new Map(
  Object.entries({
    A: 'АΑ',
    B: 'ВΒ',
    C: 'СϹ',
    E: 'ЕΕ',
    H: 'НΗ',
    J: 'Ј',
    K: 'КΚ',
    M: 'МΜ',
    N: 'Ν',
    P: 'РΡ',
    S: 'Ѕ',
    T: 'ТΤ',
    X: 'ХΧ',
    Y: 'УΥ',
    Z: 'Ζ',
    0: 'OОΟ',
    1: 'IІΙӀ',
  }).flatMap(([seen, letters]) => Array.from(letters, (letter) => [letter, seen] as const)),
)

/**
 * The number of a receipt as it is compared: letters and digits alone, as they look. A full stop behind it, a # or zeros
 * before it or an accent is typed by one and left out by the next, and must not make another receipt of it.
 */
export function receiptKey(typed: string): string {
  const letters = toAsciiDigitsOfAny(compactCode(typed).normalize('NFKD')).replaceAll(/[^\p{L}\p{N}]/gu, '')
  const seen = Array.from(letters, (letter) => drawnAs.get(letter) ?? letter).join('')
  return seen.replace(/^0+(?=[0-9])/, '')
}

/** By what a receipt is recognised. */
type Fingerprint = {
  readonly number: string
  readonly bank?: string
  readonly claimed: Money
  readonly fileHash?: string
}

function looksLike(a: Fingerprint, b: Fingerprint): boolean {
  const samePicture = a.fileHash !== undefined && a.fileHash === b.fileHash
  return samePicture || (a.number === b.number && mayBeOneBank(a, b) && sameMoney(a.claimed, b.claimed))
}

/** One that is left out is no other bank: whoever leaves it out must not get the same receipt through twice. */
function mayBeOneBank(a: Fingerprint, b: Fingerprint): boolean {
  return a.bank === undefined || b.bank === undefined || a.bank === b.bank
}

const voided: ReadonlySet<string> = new Set(['Rejected', 'Withdrawn'])

/** What was rejected or withdrawn may be sent again, better: only what still stands, or was paid back, is the same. */
export function duplicateOf<Known extends Fingerprint & { readonly state: string }>(
  draft: Fingerprint,
  known: readonly Known[],
): Known | undefined {
  return known.find((receipt) => !voided.has(receipt.state) && looksLike(draft, receipt))
}
