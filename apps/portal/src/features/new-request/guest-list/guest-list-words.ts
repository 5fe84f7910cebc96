import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/new-request/guest-list/messages.en.ts'
import { fa } from '#features/new-request/guest-list/messages.fa.ts'

const words = { en, fa }

export const useGuestListWords = () => useWords(words)
