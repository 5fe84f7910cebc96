import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/payments/decide/messages.en.ts'
import { fa } from '#features/payments/decide/messages.fa.ts'

export const decideWords = { en, fa }

export const useDecideWords = () => useWords(decideWords)
