import { countryCodes } from '@sarai/locale/words/country-codes.ts'
import { expect, it } from 'vitest'
import { countries } from '#reference/registries.ts'

it('knows the same countries as the screens, by both of their codes', () => {
  const known = countries.map(({ code, alpha3 }) => [code, alpha3])
  expect(Object.fromEntries(countryCodes)).toEqual(Object.fromEntries(known))
})
