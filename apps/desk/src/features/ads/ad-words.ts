import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/ads/messages.en.ts'
import { fa } from '#features/ads/messages.fa.ts'

const words = { en, fa }

export const useAdWords = () => useWords(words)
