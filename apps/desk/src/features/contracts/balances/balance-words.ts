import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/contracts/balances/messages.en.ts'
import { fa } from '#features/contracts/balances/messages.fa.ts'

const words = { en, fa }

export const useBalanceWords = () => useWords(words)
