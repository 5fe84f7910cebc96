import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/contracts/details/messages.en.ts'
import { fa } from '#features/contracts/details/messages.fa.ts'

const words = { en, fa }

export const useDetailsWords = () => useWords(words)
