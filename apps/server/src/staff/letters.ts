import { en } from '#staff/letters.en.ts'
import { fa } from '#staff/letters.fa.ts'
import { createLetters } from '#mail/letter.ts'

export const letter = createLetters({ en, fa })
