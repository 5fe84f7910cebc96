import { expect, test } from 'vitest'
import { stateOf } from '#request/facts.ts'
import type { Answer, Funding, Life, RequestState } from '#request/facts.ts'

const rows: [Life, Answer | 'any', Funding | 'any', RequestState][] = [
  ['open', 'none', 'any', 'New'],
  ['open', 'asked', 'any', 'ConfirmationPending'],
  ['open', 'yes', 'none', 'PaymentPending'],
  ['open', 'yes', 'submitted', 'PaymentPending'],
  ['open', 'yes', 'returned', 'PaymentPending'],
  ['open', 'yes', 'covered', 'Confirmed'],
  ['rejected', 'any', 'none', 'Rejected'],
  ['rejected', 'any', 'submitted', 'Rejected'],
  ['rejected', 'any', 'covered', 'Rejected'],
  ['cancelled', 'any', 'none', 'Cancelled'],
  ['cancelled', 'any', 'submitted', 'Cancelled'],
  ['cancelled', 'any', 'covered', 'Cancelled'],
  ['rejected', 'any', 'returned', 'Refunded'],
  ['cancelled', 'any', 'returned', 'Refunded'],
]
const answers: Answer[] = ['none', 'asked', 'yes']
const fundings: Funding[] = ['none', 'submitted', 'covered', 'returned']

test.each(rows)('%s, answer %s, funding %s is %s', (life, answer, funding, state) => {
  for (const eachAnswer of answer === 'any' ? answers : [answer]) {
    for (const eachFunding of funding === 'any' ? fundings : [funding]) {
      expect(stateOf({ life, answer: eachAnswer, funding: eachFunding })).toBe(state)
    }
  }
})
