import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { expect, it } from 'vitest'
import { monthsOf } from '#date/months-of-range.ts'

const winter = { first: calendarDay('2026-12-15'), last: calendarDay('2027-02-03') }

it('names the months of a range, with the year where it begins', () => {
  expect(monthsOf('en', winter)).toEqual([
    { first: '2026-12-15', last: '2026-12-31', name: 'Dec', year: '2026' },
    { first: '2027-01-01', last: '2027-01-31', name: 'Jan', year: '2027' },
    { first: '2027-02-01', last: '2027-02-03', name: 'Feb', year: undefined },
  ])
})

it('names Jalali months in Persian', () => {
  expect(monthsOf('fa', winter)).toEqual([
    { first: '2026-12-15', last: '2026-12-21', name: 'آذر', year: '۱۴۰۵' },
    { first: '2026-12-22', last: '2027-01-20', name: 'دی', year: undefined },
    { first: '2027-01-21', last: '2027-02-03', name: 'بهمن', year: undefined },
  ])
})

it('names one month for one day', () => {
  const day = calendarDay('2026-12-15')
  expect(monthsOf('en', { first: day, last: day })).toHaveLength(1)
})
