import { expect, test } from 'vitest'
import { stripBidiControls } from '#ground/text/bidi-controls.ts'

test('every invisible mark of direction goes, the joiner of Persian words stays', () => {
  const marks = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'
  expect(stripBidiControls(marks.split('').join('a'))).toBe('a'.repeat(marks.length - 1))
  expect(stripBidiControls('درخواست\u200cها')).toBe('درخواست\u200cها')
})
