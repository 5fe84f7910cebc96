import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/new-request/change/messages.en.ts'
import { fa } from '#features/new-request/change/messages.fa.ts'

const words = { en, fa }

export const useChangeWords = () => useWords(words)
