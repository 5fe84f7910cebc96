import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'

const words = { en, fa }

export const useAuthWords = () => useWords(words)
