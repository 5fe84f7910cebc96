import type { Language } from '#language.ts'

const names: Record<Language, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  fa: new Intl.DisplayNames('fa', { type: 'region' }),
}

/** "Malaysia", «مالزی»; what is no code of a country is shown as given. */
export function showCountry(language: Language, code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names[language].of(code) ?? code) : code
}
