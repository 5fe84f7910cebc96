import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/requests/details/answers/alternatives/messages.en.ts'
import { fa } from '#features/requests/details/answers/alternatives/messages.fa.ts'

const words = { en, fa }

export const useAlternativeWords = () => useWords(words)
