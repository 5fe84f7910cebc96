import { en } from '#accounts/letters.en.ts'
import { fa } from '#accounts/letters.fa.ts'
import { createLetters } from '#mail/letter.ts'

export const letter = createLetters({ en, fa })
