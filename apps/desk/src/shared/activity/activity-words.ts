import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/activity/activity-words.en.ts'
import { fa } from '#shared/activity/activity-words.fa.ts'

const words = { en, fa }

export const useActivityWords = () => useWords(words)
