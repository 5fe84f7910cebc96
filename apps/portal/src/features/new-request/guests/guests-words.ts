import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/new-request/guests/messages.en.ts'
import { fa } from '#features/new-request/guests/messages.fa.ts'

const words = { en, fa }

export const useGuestsWords = () => useWords(words)
