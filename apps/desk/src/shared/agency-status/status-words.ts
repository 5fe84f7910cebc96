import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/agency-status/status-words.en.ts'
import { fa } from '#shared/agency-status/status-words.fa.ts'

const words = { en, fa }

export const useStatusWords = () => useWords(words)
