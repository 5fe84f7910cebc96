import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/guests/messages.en.ts'
import { fa } from '#shared/guests/messages.fa.ts'

const words = { en, fa }

export const useGuestWords = () => useWords(words)
