import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/deadline/messages.en.ts'
import { fa } from '#shared/deadline/messages.fa.ts'

const words = { en, fa }

export const useDeadlineWords = () => useWords(words)
