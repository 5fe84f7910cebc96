import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/new-request/messages.en.ts'
import { fa } from '#features/new-request/messages.fa.ts'

const words = { en, fa }

export const useRequestWords = () => useWords(words)
