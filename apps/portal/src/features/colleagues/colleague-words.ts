import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/colleagues/messages.en.ts'
import { fa } from '#features/colleagues/messages.fa.ts'

const words = { en, fa }

export const useColleagueWords = () => useWords(words)

export const fullName = ({ FirstName, LastName }: { FirstName: string; LastName: string }) => `${FirstName} ${LastName}`
