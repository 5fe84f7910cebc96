import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#login/login-words.en.ts'
import { fa } from '#login/login-words.fa.ts'

const words = { en, fa }

export const useLoginWords = () => useWords(words)
