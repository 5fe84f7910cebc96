import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/staff/messages.en.ts'
import { fa } from '#features/staff/messages.fa.ts'

const words = { en, fa }

export const useStaffWords = () => useWords(words)
