import { toAsciiDigits } from '#ground/text/ascii-digits.ts'

/** A code as we keep it: ASCII digits, upper case, without the spaces, hyphens and invisible marks that copying adds. */
export function compactCode(typed: string): string {
  return toAsciiDigits(typed)
    .replaceAll(/[\s\p{Dash}\p{Cf}]/gu, '')
    .toUpperCase()
}
