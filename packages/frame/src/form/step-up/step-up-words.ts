import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#form/step-up/step-up-words.en.ts'
import { fa } from '#form/step-up/step-up-words.fa.ts'

const words = { en, fa }

export const useStepUpWords = () => useWords(words)
