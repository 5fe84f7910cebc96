import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/requests/details/question/messages.en.ts'
import { fa } from '#features/requests/details/question/messages.fa.ts'

export const questionWords = { en, fa }

export const useQuestionWords = () => useWords(questionWords)
