import { useWords } from '@sarai/ui/kit/language.tsx'
import { codesEn, namesEn } from '#shared/activity/value-words.en.ts'
import { codesFa, namesFa } from '#shared/activity/value-words.fa.ts'

const names = { en: namesEn, fa: namesFa }
const codes = { en: codesEn, fa: codesFa }

/** What a value is called; one that nobody gave a name to yet is called as the server calls it. */
export function useValueName(): (name: string) => string {
  const t = useWords(names)
  return (name) => (name in namesEn ? t(name as keyof typeof namesEn) : name)
}

const inOrder = Object.keys(namesEn)

/** Where a value stands among others: as in the list of names, those without one at the end. */
export function placeOfValue(name: string): number {
  const place = inOrder.indexOf(name)
  return place === -1 ? inOrder.length : place
}

/** The word for a value that is one of a few; nothing for what people wrote themselves. */
export function useCodeWords(): (code: string) => string | undefined {
  const t = useWords(codes)
  return (code) => (code in codesEn ? t(code as keyof typeof codesEn) : undefined)
}
