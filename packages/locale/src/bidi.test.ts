import { expect, test } from 'vitest'
import { isolate, isolateIn, ltr, stripBidiControls } from '#bidi.ts'

test('an island opens and closes', () => {
  expect(isolate('Galata')).toBe('\u2068Galata\u2069')
  expect(ltr('+98 912')).toBe('\u2066+98 912\u2069')
})

test('only text of the other direction needs an island', () => {
  expect(isolateIn('fa', 'Galata Court')).toBe(isolate('Galata Court'))
  expect(isolateIn('fa', '+۲۰')).toBe(isolate('+۲۰'))
  expect(isolateIn('fa', '@سرای')).toBe(isolate('@سرای'))
  expect(isolateIn('fa', 'هتل ۵ ستاره')).toBe('هتل ۵ ستاره')
  expect(isolateIn('en', 'هتل')).toBe(isolate('هتل'))
  expect(isolateIn('en', 'Beşiktaş 5')).toBe('Beşiktaş 5')
})

test('every invisible mark of direction goes, the joiner of Persian words stays', () => {
  const marks = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'
  expect(stripBidiControls(marks.split('').join('a'))).toBe('a'.repeat(marks.length - 1))
  expect(stripBidiControls('درخواست‌ها')).toBe('درخواست‌ها')
})
