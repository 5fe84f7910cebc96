import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/contracts/messages.en.ts'
import { fa } from '#features/contracts/messages.fa.ts'

const words = { en, fa }

export const useContractWords = () => useWords(words)
