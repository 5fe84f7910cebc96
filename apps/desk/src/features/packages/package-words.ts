import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'

const words = { en, fa }

export const usePackageWords = () => useWords(words)
