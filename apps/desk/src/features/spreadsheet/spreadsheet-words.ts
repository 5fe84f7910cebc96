import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/spreadsheet/messages.en.ts'
import { fa } from '#features/spreadsheet/messages.fa.ts'

const words = { en, fa }

export const useSpreadsheetWords = () => useWords(words)
