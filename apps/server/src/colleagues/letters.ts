import { en } from '#colleagues/letters.en.ts'
import { fa } from '#colleagues/letters.fa.ts'
import { createLetters } from '#mail/letter.ts'

export const letter = createLetters({ en, fa })
