import { expect, test } from 'vitest'
import { searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import {
  earliestCheckOut,
  isEmpty,
  mostPlaces,
  readFilter,
  stayFault,
  stayOf,
  writeFilter,
  type HotelFilter,
} from '#features/new-request/hotel-filter.ts'

const whole: HotelFilter = {
  name: 'گالاتا',
  grade: '4.5',
  places: [
    { id: 'tr-istanbul-galata', label: 'Galata' },
    { id: 'tr-antalya', label: 'آنتالیا' },
  ],
  from: '2026-12-20',
  until: '2026-12-25',
}

test('a search survives its way through the address [wizard-02]', () => {
  expect(readFilter(new URLSearchParams(writeFilter(whole).toString()))).toEqual(whole)
})

test('nothing in the address is no filter, and so is what makes no sense', () => {
  const nothing = readFilter(new URLSearchParams('grade=17&from=tomorrow'))
  expect(nothing).toEqual({ name: '', grade: '0', places: [], from: '', until: '' })
  expect(isEmpty(nothing)).toBe(true)
})

test.each([
  ['both days', '2026-12-20', '2026-12-25', true],
  ['one day alone', '2026-12-20', '', false],
  ['no night between them', '2026-12-20', '2026-12-20', false],
  ['the check-out before the check-in', '2026-12-20', '2026-12-18', false],
  ['half a date', '2026-12-20', '2026-12-', false],
  ['a mistyped year', '2026-12-20', '9999-12-31', false],
])('%s: a stay is asked for only when it is one', (_, from, until, isStay) => {
  const asked = stayOf({ ...whole, from, until })
  expect(asked).toEqual(isStay ? { CheckInDate: from, CheckOutDate: until } : undefined)
})

test.each([
  ['', '', undefined],
  ['2026-12-20', '2026-12-25', undefined],
  ['2026-12-20', '', 'until checkOutLacks'],
  ['', '2026-12-25', 'from checkInLacks'],
  ['2026-12-20', '2026-12-20', 'until wrongOrder'],
  ['2026-12-20', '2026-12-18', 'until wrongOrder'],
  ['2026-12-20', '۴', 'until notADay'],
  ['آذر', '2026-12-25', 'from notADay'],
  ['2026-11-14', '2026-12-25', 'from notADay'],
  ['2026-12-20', '2926-12-25', 'until notADay'],
])('from "%s" until "%s": says %s', (from, until, said) => {
  const found = stayFault({ ...whole, from, until }, calendarDay('2026-11-15'))
  expect(found && `${found.at} ${found.fault}`).toBe(said)
})

test.each([
  ['2026-12-20', '2026-12-21'],
  ['', '2026-11-16'],
  ['2026-1', '2026-11-16'],
  ['2020-01-01', '2026-11-16'],
  ['9999-12-31', '2026-11-16'],
])('the check-out for a check-in of "%s" is at the earliest %s', (from, earliest) => {
  expect(earliestCheckOut(from, calendarDay('2026-11-15'))).toBe(earliest)
})

test('an address that was tampered with asks for nothing that the server refuses', () => {
  const many = Array.from({ length: 30 }, (_, place) => `place=tr-${place}`).join('&')
  const { name, places } = readFilter(
    new URLSearchParams(`name=${'x'.repeat(300)}&place=A%20B&place=tr-0&${many}&placeName=${'y'.repeat(300)}`),
  )
  expect(name).toHaveLength(100)
  expect(places.map(({ id }) => id)).toEqual(Array.from({ length: mostPlaces }, (_, place) => `tr-${place}`))
  expect(places.every(({ label }) => label.length <= 71)).toBe(true)
  const Location = places.map(({ id }) => id).join(',')
  expect(searchHotels.query?.safeParse({ Location }).success).toBe(true)
  expect(searchHotels.query?.safeParse({ Location: `${Location},tr-99` }).success).toBe(false)
})
