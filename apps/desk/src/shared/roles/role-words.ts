import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/roles/role-words.en.ts'
import { fa } from '#shared/roles/role-words.fa.ts'

const words = { en, fa }

export const useRoleWords = () => useWords(words)
