import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#frame-words.en.ts'
import { fa } from '#frame-words.fa.ts'

const words = { en, fa }

export const useFrameWords = () => useWords(words)
