import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/commissions/messages.en.ts'
import { fa } from '#features/commissions/messages.fa.ts'

const words = { en, fa }

export const useCommissionWords = () => useWords(words)
