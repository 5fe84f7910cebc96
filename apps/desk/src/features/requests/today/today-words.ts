import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/requests/today/messages.en.ts'
import { fa } from '#features/requests/today/messages.fa.ts'

const words = { en, fa }

export const useTodayWords = () => useWords(words)
