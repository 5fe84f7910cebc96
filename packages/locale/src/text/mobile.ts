import { stripBidiControls } from '@sarai/domain/ground/text/bidi-controls.ts'
import { toAsciiDigits } from '#text/digits.ts'

/**
 * +989123456789 from whatever people type: 0912…, 912…, 98912…, 0098912…, +98912…, and the common +980912…; in any
 * digits, with spaces, hyphens, dots and brackets. Undefined when it is no Iranian mobile number.
 */
export function parseMobile(typed: string): string | undefined {
  const text = toAsciiDigits(stripBidiControls(typed)).replaceAll(/[\s().-]/g, '')
  const number = /^(?:\+98|0098|98)?0?(9\d{9})$/.exec(text)?.[1]
  return number && `+98${number}`
}

/** "+98 912 345 6789", in Latin digits and for a left-to-right place in both languages; other numbers as they are. */
export function showMobile(mobile: string): string {
  return mobile.replace(/^\+98(\d{3})(\d{3})(\d{4})$/, '+98 $1 $2 $3')
}
