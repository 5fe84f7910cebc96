import { languages } from '#language.ts'
import { searchKey } from '#text/search-key.ts'
import { countryCodes } from '#words/country-codes.ts'
import { showCountry } from '#words/country-display.ts'

/** What people write for the countries of the trade beside their names: old names, short ones, and whose citizen one is. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'uae, emirates, emirati, امارات, اماراتی',
  AF: 'afghan, افغان, افغانی, افغانستانی',
  AM: 'armenian, ارمنی, ارمنستانی',
  AT: 'austrian, اتریشی',
  AU: 'australian, استرالیایی',
  AZ: 'azerbaijani, azeri, آذربایجان, آذربایجانی',
  BH: 'bahraini, بحرینی',
  CA: 'canadian, کانادایی',
  CN: 'chinese, چینی',
  DE: 'german, آلمانی, almanya',
  FR: 'french, فرانسوی, fransa',
  GB: 'uk, great britain, england, british, english, انگلیس, انگلستان, انگلیسی, بریتانیایی',
  GE: 'georgian, گرجی',
  IN: 'indian, هندی, هندوستان',
  IQ: 'iraqi, عراقی, irak',
  IR: 'iranian, persian, islamic republic of iran, iran islamic republic of, ایرانی, جمهوری اسلامی ایران, iranli',
  IT: 'italian, ایتالیایی, italya',
  KW: 'kuwaiti, کویتی',
  LB: 'lebanese, لبنانی',
  NL: 'dutch, holland, هلندی',
  OM: 'omani, عمانی',
  PK: 'pakistani, پاکستانی',
  QA: 'qatari, قطری',
  RU: 'russian, russian federation, روس, روسی, rusya',
  SA: 'saudi, saudi arabian, عربستان, سعودی',
  SE: 'swedish, سوئدی',
  SY: 'syrian, سوری, سوریه‌ای',
  TJ: 'tajik, تاجیک',
  TM: 'turkmen, ترکمن',
  TR: 'turkey, turkish, turk, türkiye, ترک, ترکیه‌ای, t.c.',
  US: 'usa, u.s., united states of america, america, american, آمریکا, آمریکایی, ایالات متحده آمریکا',
}

/** Dots, brackets and hyphens make no difference: U.S., "Iran (Islamic Republic of)". */
const keyOf = (name: string) => searchKey(name.replaceAll(/[^\p{L}\p{M}\u200C]+/gu, ' '))

const codeByName = new Map(
  countryCodes.flatMap(([code, alpha3]) => {
    const names = languages.map((language) => showCountry(language, code))
    const spoken = otherNames[code]?.split(',') ?? []
    return [code, alpha3, ...names, ...spoken].map((name) => [keyOf(name), code])
  }),
)

/** The code of the country that somebody wrote: IR, irn, Iran, Iranian, «ایران», «ایرانی». */
export function parseCountry(typed: string): string | undefined {
  return codeByName.get(keyOf(typed))
}
