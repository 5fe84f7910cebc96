import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/requests/calls/messages.en.ts'
import { fa } from '#features/requests/calls/messages.fa.ts'

const words = { en, fa }

export const useCallWords = () => useWords(words)
