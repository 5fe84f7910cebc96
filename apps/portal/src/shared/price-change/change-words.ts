import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/price-change/messages.en.ts'
import { fa } from '#shared/price-change/messages.fa.ts'

const words = { en, fa }

export const useChangeWords = () => useWords(words)
