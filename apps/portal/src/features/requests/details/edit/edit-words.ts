import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/requests/details/edit/messages.en.ts'
import { fa } from '#features/requests/details/edit/messages.fa.ts'

const words = { en, fa }

export const useEditWords = () => useWords(words)
