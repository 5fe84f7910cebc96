import { expect, test } from 'vitest'
import { showCountry } from '#words/country-display.ts'

test.each([
  ['MY', 'Malaysia', 'مالزی'],
  ['OM', 'Oman', 'عمان'],
  ['TR', 'Türkiye', 'ترکیه'],
  ['', '', ''],
  ['XYZ', 'XYZ', 'XYZ'],
])('the country %j is called by its name', (code, english, persian) => {
  expect([showCountry('en', code), showCountry('fa', code)]).toEqual([english, persian])
})
