import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/contracts/pay/messages.en.ts'
import { fa } from '#features/contracts/pay/messages.fa.ts'

const words = { en, fa }

export const usePayWords = () => useWords(words)
