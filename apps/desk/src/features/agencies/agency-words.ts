import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/agencies/messages.en.ts'
import { fa } from '#features/agencies/messages.fa.ts'

const words = { en, fa }

export const useAgencyWords = () => useWords(words)
