import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#form/form-words.en.ts'
import { fa } from '#form/form-words.fa.ts'

const words = { en, fa }

export const useFormWords = () => useWords(words)
