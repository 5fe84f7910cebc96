import { expect, test } from 'vitest'
import { isEmpty, readFilter, writeFilter, type HotelFilter } from '#features/new-request/hotel-filter.ts'

const whole: HotelFilter = {
  name: 'گالاتا',
  grade: '4.5',
  place: { id: 'tr-istanbul-galata', label: 'Galata' },
  from: '2026-12-20',
  until: '2026-12-25',
}

test('a search survives its way through the address [wizard-02]', () => {
  expect(readFilter(new URLSearchParams(writeFilter(whole).toString()))).toEqual(whole)
})

test('nothing in the address is no filter, and so is what makes no sense', () => {
  const nothing = readFilter(new URLSearchParams('grade=17&from=tomorrow'))
  expect(nothing).toEqual({ name: '', grade: '0', place: null, from: '', until: '' })
  expect(isEmpty(nothing)).toBe(true)
})
