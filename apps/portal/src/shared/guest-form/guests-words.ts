import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/guest-form/messages.en.ts'
import { fa } from '#shared/guest-form/messages.fa.ts'

const words = { en, fa }

export const useGuestsWords = () => useWords(words)
