import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/money/messages.en.ts'
import { fa } from '#shared/money/messages.fa.ts'

const words = { en, fa }

export const useMoneyWords = () => useWords(words)
