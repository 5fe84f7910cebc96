import { expect, test } from 'vitest'
import { clockTime, minutesOfDay, parseClockTime } from '#ground/clock-time.ts'

test.each([
  ['09:45', '09:45'],
  ['9:45', '09:45'],
  ['945', '09:45'],
  ['0945', '09:45'],
  ['9.45', '09:45'],
  ['۱۴٫۳۰', '14:30'],
  ['2359', '23:59'],
  ['00:00', '00:00'],
  ['19:05', '19:05'],
  ['20:00', '20:00'],
  [' ۹:۴۵ ', '09:45'],
  ['٢٣٥٩', '23:59'],
  ['\u206614:30\u2069', '14:30'],
  ['\u200e14:\u200b30 \u200f', '14:30'],
])('reads %j as %s [wizard-17]', (typed, time) => {
  expect(parseClockTime(typed)).toBe(time)
})

test.each([
  '24:00',
  '2400',
  '12:60',
  '9',
  '45',
  '9:5',
  '12345',
  '12:345',
  '12.:34',
  '1 2:30',
  'x945',
  '945x',
  '-9:45',
  'ab:cd',
  '',
])('does not read %j as a time [wizard-17]', (typed) => {
  expect(parseClockTime(typed)).toBeUndefined()
})

test('insists on HH:MM where a time is known to be right', () => {
  expect(clockTime('07:05')).toBe('07:05')
  expect(() => clockTime('7:05')).toThrow('7:05 is not a time')
  expect(() => clockTime('107:05')).toThrow(RangeError)
  expect(() => clockTime('07:055')).toThrow(RangeError)
})

test('counts the minutes since midnight', () => {
  expect(minutesOfDay(clockTime('00:00'))).toBe(0)
  expect(minutesOfDay(clockTime('09:45'))).toBe(585)
  expect(minutesOfDay(clockTime('23:59'))).toBe(1439)
})
