import { expect, test } from 'vitest'
import { toAsciiDigits } from '#ground/text/ascii-digits.ts'

test('writes Persian and Arabic digits as ASCII and leaves the rest alone', () => {
  expect(toAsciiDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  expect(toAsciiDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(toAsciiDigits('A۱٢3-آ')).toBe('A123-آ')
})
