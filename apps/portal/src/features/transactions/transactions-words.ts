import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/transactions/messages.en.ts'
import { fa } from '#features/transactions/messages.fa.ts'

const words = { en, fa }

export const useTransactionsWords = () => useWords(words)
