import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#thread/thread-words.en.ts'
import { fa } from '#thread/thread-words.fa.ts'

const words = { en, fa }

export const useThreadWords = () => useWords(words)
