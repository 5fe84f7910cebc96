import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/new-request/steps/messages.en.ts'
import { fa } from '#features/new-request/steps/messages.fa.ts'

const words = { en, fa }

export const useStepsWords = () => useWords(words)
