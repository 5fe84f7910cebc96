import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/contracts/list/messages.en.ts'
import { fa } from '#features/contracts/list/messages.fa.ts'

const words = { en, fa }

export const useListWords = () => useWords(words)
