import { en } from '#agencies/letters.en.ts'
import { fa } from '#agencies/letters.fa.ts'
import { createLetters } from '#mail/letter.ts'

export const letter = createLetters({ en, fa })
