import { toAsciiDigits } from '@sarai/domain/ground/text/ascii-digits.ts'
import type { Language } from '#language.ts'

export { toAsciiDigits }

const persianZero = 0x06f0

function toPersianDigits(text: string): string {
  return toAsciiDigits(text).replaceAll(/[0-9]/g, (digit) => String.fromCharCode(persianZero + Number(digit)))
}

/** For counts, prices, dates and times. Codes, phone and passport numbers keep 0-9 in both languages. */
export function toDigitsOf(language: Language, text: string): string {
  return language === 'fa' ? toPersianDigits(text) : toAsciiDigits(text)
}
