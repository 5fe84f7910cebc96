import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/requests/thread/messages.en.ts'
import { fa } from '#features/requests/thread/messages.fa.ts'

const words = { en, fa }

export const useTalkWords = () => useWords(words)
