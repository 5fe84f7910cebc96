import { forAll } from '@sarai/domain/testing/property.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDigitsOf } from '#text/digits.ts'
import { parseMobile, showMobile } from '#text/mobile.ts'

test.each([
  '09123456789',
  '9123456789',
  '+989123456789',
  '00989123456789',
  '989123456789',
  '+9809123456789',
  '۰۹۱۲۳۴۵۶۷۸۹',
  '٠٩١٢٣٤٥٦٧٨٩',
  '+98 912 345 6789',
  '0912-345-6789',
  ' (0912) 345.6789 ',
  '\u200e+98 912 345 6789',
])('%s is one and the same number', (typed) => {
  expect(parseMobile(typed)).toBe('+989123456789')
})

test.each(['', '0912345678', '091234567890', '08123456789', '+905321234567', '02188880000', '0912345678a'])(
  '%j is no Iranian mobile number',
  (typed) => {
    expect(parseMobile(typed)).toBeUndefined()
  },
)

test('is shown in groups, other numbers as they are', () => {
  expect(showMobile('+989123456789')).toBe('+98 912 345 6789')
  expect(showMobile('+902120000000')).toBe('+902120000000')
})

test('what was shown is read back, in both digit sets', () => {
  forAll([fc.integer({ min: 9_000_000_000, max: 9_999_999_999 })], (number) => {
    const mobile = `+98${number}`
    expect(parseMobile(showMobile(mobile))).toBe(mobile)
    expect(parseMobile(toDigitsOf('fa', `0${number}`))).toBe(mobile)
  })
})
