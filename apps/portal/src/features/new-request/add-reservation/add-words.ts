import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/new-request/add-reservation/messages.en.ts'
import { fa } from '#features/new-request/add-reservation/messages.fa.ts'

const words = { en, fa }

export const useAddWords = () => useWords(words)
