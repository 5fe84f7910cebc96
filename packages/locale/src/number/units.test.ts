import { expect, test } from 'vitest'
import { showQuantity } from '#number/units.ts'

test('a count with its noun', () => {
  expect(showQuantity('en', 1, 'night')).toBe('1 night')
  expect(showQuantity('en', 5, 'night')).toBe('5 nights')
  expect(showQuantity('en', 2, 'child')).toBe('2 children')
  expect(showQuantity('en', 1200, 'hotel')).toBe('1,200 hotels')
})

test('the Persian noun stays singular', () => {
  expect(showQuantity('fa', 1, 'night')).toBe('۱ شب')
  expect(showQuantity('fa', 5, 'night')).toBe('۵ شب')
  expect(showQuantity('fa', 4.5, 'star')).toBe('۴٫۵ ستاره')
})
