import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/auth/login-words.en.ts'
import { fa } from '#features/auth/login-words.fa.ts'

const words = { en, fa }

export const useLoginWords = () => useWords(words)
