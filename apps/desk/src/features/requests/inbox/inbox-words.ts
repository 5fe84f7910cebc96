import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/requests/inbox/messages.en.ts'
import { fa } from '#features/requests/inbox/messages.fa.ts'

const words = { en, fa }

export const useInboxWords = () => useWords(words)
