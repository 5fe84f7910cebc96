import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/priced-stay/messages.en.ts'
import { fa } from '#shared/priced-stay/messages.fa.ts'

const words = { en, fa }

export const usePricedWords = () => useWords(words)
