import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#list/views/view-words.en.ts'
import { fa } from '#list/views/view-words.fa.ts'

const words = { en, fa }

export const useViewWords = () => useWords(words)
