import { expect, test } from 'vitest'
import { isolate, isolateIn, ltr } from '#text/bidi.ts'

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
