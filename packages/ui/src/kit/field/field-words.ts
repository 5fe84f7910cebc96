import { en } from '#kit/field/field-words.en.ts'
import { fa } from '#kit/field/field-words.fa.ts'
import { useWords } from '#kit/language.tsx'

/** The words of fields, pickers and tables, ready to say. */
export const useFieldWords = () => useWords({ en, fa })
