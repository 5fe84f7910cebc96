import { useWords } from '#kit/language.tsx'
import { en } from '#kit/words.en.ts'
import { fa } from '#kit/words.fa.ts'

/** The kit's own words, ready to say: `const t = useKitWords()`, `t('close')`. */
export const useKitWords = () => useWords({ en, fa })
