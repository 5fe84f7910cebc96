import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/request-change/messages.en.ts'
import { fa } from '#shared/request-change/messages.fa.ts'

const words = { en, fa }

export const useNewerWords = () => useWords(words)
