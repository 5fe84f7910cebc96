import { expect, test } from 'vitest'
import { compareText, sortedByText } from '#text/collate.ts'

test('Persian letters stand in their own order, not in that of their code points', () => {
  const airlines = ['وارش', 'گلف‌ایر', 'کیش‌ایر', 'پگاسوس', 'چابهار', 'تابان', 'ایران‌ایر', 'ماهان']
  const expected = ['ایران‌ایر', 'پگاسوس', 'تابان', 'چابهار', 'کیش‌ایر', 'گلف‌ایر', 'ماهان', 'وارش']
  expect(sortedByText('fa', airlines, (name) => name)).toEqual(expected)
  expect(airlines.toSorted()).not.toEqual(expected)
})

test('the Arabic ye and kaf sort as the Persian ones', () => {
  expect(compareText('fa', 'كيش', 'کیش')).toBe(0)
})

test('numbers inside names count as numbers, in any digits', () => {
  expect(sortedByText('en', ['Room 10', 'room 9'], (name) => name)).toEqual(['room 9', 'Room 10'])
  expect(sortedByText('fa', ['اتاق ۱۰', 'اتاق ۹'], (name) => name)).toEqual(['اتاق ۹', 'اتاق ۱۰'])
})

test('the list that came in is left as it was', () => {
  const items = [{ title: 'b' }, { title: 'a' }]
  expect(sortedByText('en', items, (item) => item.title).map((item) => item.title)).toEqual(['a', 'b'])
  expect(items[0]?.title).toBe('b')
})
