import { toAsciiDigits } from '@sarai/domain/ground/text/ascii-digits.ts'

/** `R-10482`, `10482`, or the same in Persian digits. */
export function numberIn(search: string): number | null {
  const digits = /^(?:r-?)?([1-9]\d{0,15})$/i.exec(toAsciiDigits(search.replaceAll(/\s/g, '')))?.[1]
  return digits === undefined ? null : Number(digits)
}
