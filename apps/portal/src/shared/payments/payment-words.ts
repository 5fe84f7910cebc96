import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/payments/messages.en.ts'
import { fa } from '#shared/payments/messages.fa.ts'

const words = { en, fa }

export const usePaymentWords = () => useWords(words)
