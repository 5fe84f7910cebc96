import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'

const words = { en, fa }

export const useDetailsWords = () => useWords(words)
