import { createLetters } from '#mail/letter.ts'
import { en } from '#reservations/letters.en.ts'
import { fa } from '#reservations/letters.fa.ts'

export const letter = createLetters({ en, fa })
