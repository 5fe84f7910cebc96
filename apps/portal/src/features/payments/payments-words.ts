import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/payments/messages.en.ts'
import { fa } from '#features/payments/messages.fa.ts'

const words = { en, fa }

export const usePaymentsWords = () => useWords(words)
