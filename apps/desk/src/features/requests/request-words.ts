import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/requests/messages.en.ts'
import { fa } from '#features/requests/messages.fa.ts'

const words = { en, fa }

export const useRequestWords = () => useWords(words)
