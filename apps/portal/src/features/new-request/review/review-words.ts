import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/new-request/review/messages.en.ts'
import { fa } from '#features/new-request/review/messages.fa.ts'

const words = { en, fa }

export const useReviewWords = () => useWords(words)
