import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/requests/details/offer/messages.en.ts'
import { fa } from '#features/requests/details/offer/messages.fa.ts'

const words = { en, fa }

export const useOfferWords = () => useWords(words)
