import { expect, test } from 'vitest'
import { languages } from '#language.ts'
import { countryCodes } from '#words/country-codes.ts'
import { showCountry } from '#words/country-display.ts'
import { parseCountry } from '#words/country-parse.ts'

test('every country is found by its codes and by the names that we show', () => {
  const lost = countryCodes.filter(([code, alpha3]) => {
    const written = [code, alpha3, code.toLowerCase(), ...languages.map((language) => showCountry(language, code))]
    return written.some((text) => parseCountry(text) !== code)
  })
  expect(lost).toEqual([])
  expect(countryCodes.length).toBeGreaterThan(240)
})

test.each([
  ['IR', ['ir', 'IRN', 'Iran', 'IRANIAN', 'ايران', 'ایرانی', 'Islamic Republic of Iran', ' iran ', 'İran']],
  ['TR', ['Turkey', 'Türkiye', 'TÜRKİYE', 'ترکیه', 'TUR', 'T.C.']],
  ['US', ['USA', 'U.S.', 'آمریکا', 'امریکا', 'United States']],
  ['GB', ['UK', 'British', 'انگلیس', 'GBR']],
  ['AF', ['افغانستان', 'Afghan', 'افغان']],
] as const)('%s is what %j mean', (code, written) => {
  expect(written.map(parseCountry)).toEqual(written.map(() => code))
})

test.each(['', '-', 'Atlantis', 'XX', 'I R', '98'])('%j is no country', (typed) => {
  expect(parseCountry(typed)).toBeUndefined()
})
