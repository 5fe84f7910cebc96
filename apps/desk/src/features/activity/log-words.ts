import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/activity/messages.en.ts'
import { fa } from '#features/activity/messages.fa.ts'

const words = { en, fa }

export const useLogWords = () => useWords(words)
