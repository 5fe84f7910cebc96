import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#account/account-words.en.ts'
import { fa } from '#account/account-words.fa.ts'

const words = { en, fa }

export const useAccountWords = () => useWords(words)
