import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#app/desk-words.en.ts'
import { fa } from '#app/desk-words.fa.ts'

const words = { en, fa }

export const useDeskWords = () => useWords(words)
