import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@sarai/domain/testing/property.ts'
import { toAsciiDigits, toDigitsOf } from '#text/digits.ts'

test('reads Persian and Arabic digits alike', () => {
  expect(toAsciiDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ 0123456789')).toBe('0123456789 0123456789 0123456789')
})

test('writes the digits of the language, whatever digits came in', () => {
  expect(toDigitsOf('fa', 'گام 2 از ٤')).toBe('گام ۲ از ۴')
  expect(toDigitsOf('en', 'Step ۲ of ٤')).toBe('Step 2 of 4')
})

test('digits survive the way to Persian and back, and nothing else changes', () => {
  forAll([fc.string({ unit: 'grapheme' })], (text) => {
    expect(toAsciiDigits(toDigitsOf('fa', text))).toBe(toAsciiDigits(text))
    expect(toDigitsOf('fa', toDigitsOf('en', text))).toBe(toDigitsOf('fa', text))
    expect(toDigitsOf('fa', text)).not.toMatch(/[0-9٠-٩]/)
  })
})
