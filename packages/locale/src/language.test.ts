import { expect, test } from 'vitest'
import { defaultLanguage, directionOf, isLanguage, languages, preferredLanguage } from '#language.ts'

test('English and Persian, English when nobody has chosen [shell-10]', () => {
  expect(languages).toEqual(['en', 'fa'])
  expect(defaultLanguage).toBe('en')
})

test('Persian is written right to left [shell-10]', () => {
  expect(directionOf('fa')).toBe('rtl')
  expect(directionOf('en')).toBe('ltr')
})

test('only our languages are languages', () => {
  expect(['en', 'fa'].every(isLanguage)).toBe(true)
  expect(['de', '', 'EN', undefined, null, 3].some(isLanguage)).toBe(false)
})

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fa', 'fa'],
  ['fa-IR,fa;q=0.9,en-US;q=0.8', 'fa'],
  ['en-GB,en;q=0.9,fa;q=0.8', 'en'],
  ['de-DE, tr;q=0.9, FA;q=0.5', 'fa'],
  ['de', 'en'],
  ['*', 'en'],
])('a browser that asks for %j is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
