import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/account/messages.en.ts'
import { fa } from '#features/account/messages.fa.ts'

const words = { en, fa }

export const useAccountWords = () => useWords(words)
