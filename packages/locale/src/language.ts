/** The languages of the product. English is the default; Persian is written right to left. */
export const languages = ['en', 'fa'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

export type Direction = 'ltr' | 'rtl'

export function directionOf(language: Language): Direction {
  return language === 'fa' ? 'rtl' : 'ltr'
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The first language of an Accept-Language header that we speak; its weights are given in order by every browser. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  for (const range of (acceptLanguage ?? '').split(',')) {
    const primary = range.trim().toLowerCase().slice(0, 2)
    if (isLanguage(primary)) return primary
  }
  return defaultLanguage
}
