import { expect, it } from 'vitest'
import { sayProblem } from '#words/say-problem.ts'

it.each(['NOTES_CLOSED', 'FILE_TYPE_REFUSED', 'PRICE_BELOW_COMMISSION', 'STAY_REJECTED'] as const)(
  '%s says what to do next, in both languages',
  (code) => {
    for (const language of ['en', 'fa'] as const) {
      const sentences = sayProblem(language, code, {}).split(/(?<=\.)\s/)
      expect(sentences.length).toBeGreaterThan(1)
    }
  },
)

it('names how much of a payment is free, as each language writes amounts', () => {
  const free = { minor: 4_050, currency: 'EUR' }
  expect(sayProblem('en', 'CREDIT_IN_USE', free)).toContain('only €40.50 is free')
  expect(sayProblem('fa', 'CREDIT_IN_USE', free)).toContain('فقط ۴۰٫۵۰')
})
