import { expect, test } from 'vitest'
import { showFileSize, showNumber, showPercent } from '#number/number-display.ts'

const ltrNumber = (text: string) => `\u2066${text}\u2069`

test('numbers are grouped in the digits of the language', () => {
  expect(showNumber('en', 1234567.5)).toBe('1,234,567.5')
  expect(showNumber('fa', 1234567.5)).toBe('۱٬۲۳۴٬۵۶۷٫۵')
  expect(showNumber('fa', 0)).toBe('۰')
})

test('figures beyond what a float can hold stay exact', () => {
  expect(showNumber('en', 9007199254740993n)).toBe('9,007,199,254,740,993')
  expect(showNumber('fa', -9007199254740993n)).toBe(ltrNumber('−۹٬۰۰۷٬۱۹۹٬۲۵۴٬۷۴۰٬۹۹۳'))
})

test('the minus stays on the left of the number, also between Persian words', () => {
  expect(showNumber('en', -1234)).toBe('−1,234')
  expect(showNumber('fa', -1234)).toBe(ltrNumber('−۱٬۲۳۴'))
})

test('what rounds to zero has no sign', () => {
  expect(showNumber('en', -0.0001)).toBe('0')
  expect(showNumber('fa', -0)).toBe('۰')
})

test('decimals can be asked for', () => {
  expect(showNumber('en', 4.5, { atLeast: 2, atMost: 2 })).toBe('4.50')
  expect(showNumber('en', 4.5, { atMost: 2 })).toBe('4.5')
  expect(showNumber('fa', 4.56, { atMost: 1 })).toBe('۴٫۶')
  expect(showNumber('en', 1.23456, { atLeast: 4 })).toBe('1.2346')
})

test('a share is shown as a percentage', () => {
  expect(showPercent('en', 0.125)).toBe('12.5%')
  expect(showPercent('fa', 0.125)).toBe('۱۲٫۵٪')
  expect(showPercent('fa', 1)).toBe('۱۰۰٪')
  expect(showPercent('en', 1 / 3, { atMost: 0 })).toBe('33%')
})

test('file sizes use the largest unit that fits', () => {
  expect(showFileSize('en', 900)).toBe('900 B')
  expect(showFileSize('fa', 900)).toBe('۹۰۰ بایت')
  expect(showFileSize('en', 1024)).toBe('1 KB')
  expect(showFileSize('en', 2_516_582)).toBe('2.4 MB')
  expect(showFileSize('fa', 2_516_582)).toBe('۲٫۴ مگابایت')
  expect(showFileSize('en', 3 * 1024 ** 3)).toBe('3 GB')
})
