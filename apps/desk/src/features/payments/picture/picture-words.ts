import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/payments/picture/messages.en.ts'
import { fa } from '#features/payments/picture/messages.fa.ts'

const words = { en, fa }

export const usePictureWords = () => useWords(words)
