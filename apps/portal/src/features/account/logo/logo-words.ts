import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/account/logo/messages.en.ts'
import { fa } from '#features/account/logo/messages.fa.ts'

const words = { en, fa }

export const useLogoWords = () => useWords(words)
