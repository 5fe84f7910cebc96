import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'

const words = { en, fa }

export const useAuthWords = () => useWords(words)

/** The schemas of the contract name what is wrong in one word; this is the sentence for it. */
const sentences = {
  required: 'wrongRequired',
  companyName: 'wrongCompanyName',
  email: 'wrongEmail',
  mobile: 'wrongMobile',
  password: 'wrongPassword',
  repeat: 'wrongRepeat',
} as const

export function useFieldError(): (message: string | undefined) => string | undefined {
  const t = useAuthWords()
  return (message) => {
    if (message === undefined) return undefined
    return t(message in sentences ? sentences[message as keyof typeof sentences] : 'wrongInput')
  }
}
