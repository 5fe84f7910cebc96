import type { Language } from '#language.ts'

// Sorted by code points, پ چ ژ ک گ would follow ی, and room 10 would come before room 9.
const collators: Record<Language, Intl.Collator> = {
  en: new Intl.Collator('en', { numeric: true, sensitivity: 'base' }),
  fa: new Intl.Collator('fa', { numeric: true, sensitivity: 'base' }),
}

/** Negative, zero or positive, as `sort` wants it. */
export function compareText(language: Language, a: string, b: string): number {
  return collators[language].compare(a, b)
}

export function sortedByText<Item>(language: Language, items: readonly Item[], textOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => compareText(language, textOf(a), textOf(b)))
}
