import { toAsciiDigits } from '#ground/text/ascii-digits.ts'

/**
 * A code as we keep it: ASCII digits, upper case, without the spaces, hyphens and whatever is invisible, such as marks that
 * copying adds and letters that show nothing. What is written in full width, as keyboards of East Asia do, is the same
 * code.
 */
export function compactCode(typed: string): string {
  return toAsciiDigits(typed.normalize('NFKC'))
    .replaceAll(/[\s\p{Dash}\p{Cf}\p{DI}]/gu, '')
    .toUpperCase()
}
