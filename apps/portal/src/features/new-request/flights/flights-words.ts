import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/new-request/flights/messages.en.ts'
import { fa } from '#features/new-request/flights/messages.fa.ts'

const words = { en, fa }

export const useFlightsWords = () => useWords(words)
