import { toAsciiDigits } from '@sarai/locale/text/digits.ts'

/** A code of an authenticator app, in any digits and however it is spaced. */
export function isSixDigits(code: string): boolean {
  return /^\d{6}$/.test(toAsciiDigits(code).replaceAll(/\s/g, ''))
}
