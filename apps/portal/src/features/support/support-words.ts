import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/support/messages.en.ts'
import { fa } from '#features/support/messages.fa.ts'

const words = { en, fa }

export const useSupportWords = () => useWords(words)
