import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/dashboard/messages.en.ts'
import { fa } from '#features/dashboard/messages.fa.ts'

const words = { en, fa }

export const useDashboardWords = () => useWords(words)
