import { expect, it } from 'vitest'
import { showGuests } from '#reservations/hotel-answers/page/in-words.ts'

const adults = [
  { type: 'ADT', name: 'Reza Ahmadi' },
  { type: 'ADT', name: 'Negar Ahmadi' },
] as const
const parsa = { type: 'CHDWB', name: 'Parsa Ahmadi', born: '2019-03-14' } as const
const sara = { type: 'CHDNB', name: 'Sara Ahmadi', born: '2023-03-14' } as const

it('the guests of a room are counted, children as adults are', () => {
  const said = (language: 'en' | 'tr', ...children: (typeof parsa | typeof sara)[]) =>
    showGuests(language, [...adults, ...children], '2026-12-20')
  expect(said('en')).toBe('2 adults')
  expect(said('en', parsa)).toBe('2 adults, 1 child (7, own bed)')
  expect(said('en', parsa, sara)).toBe('2 adults, 2 children (7, own bed; 3, no bed)')
  expect(said('tr', parsa)).toBe('2 yetişkin, 1 çocuk (7 yaş, yataklı)')
  expect(said('tr', parsa, sara)).toBe('2 yetişkin, 2 çocuk (7 yaş, yataklı; 3 yaş, yataksız)')
})
