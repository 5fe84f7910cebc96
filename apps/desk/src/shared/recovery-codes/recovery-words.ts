import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/recovery-codes/recovery-words.en.ts'
import { fa } from '#shared/recovery-codes/recovery-words.fa.ts'

const words = { en, fa }

export const useRecoveryWords = () => useWords(words)
