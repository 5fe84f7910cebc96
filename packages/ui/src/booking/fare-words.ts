import { useWords } from '#kit/language.tsx'
import { en } from '#booking/fare-words.en.ts'
import { fa } from '#booking/fare-words.fa.ts'

const words = { en, fa }

/** What the parts of a night are called, wherever one is told of them. */
export const useFareWords = () => useWords(words)
