import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/auth/link/restore-words.en.ts'
import { fa } from '#features/auth/link/restore-words.fa.ts'

const words = { en, fa }

export const useRestoreWords = () => useWords(words)
