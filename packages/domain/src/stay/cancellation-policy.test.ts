import { describe, expect, test } from 'vitest'
import { freeUntil, penaltyOf } from '#stay/cancellation-policy.ts'
import { days, eur, hours, noon } from '#testing/a-request.ts'

const checkInAt = noon + days(30)
const policy = [
  { daysBefore: 3, percent: 100 },
  { daysBefore: 14, percent: 30 },
]

describe('cancelling costs by the policy that was agreed', () => {
  test.each([
    ['long before', days(20), 0],
    ['to the last moment before the first step', days(14) + 1, 0],
    ['from the first step on', days(14), 270],
    ['to the last moment before the second', days(3) + 1, 270],
    ['from the second on', days(3), 900],
    ['after check-in', hours(-5), 900],
  ])('%s', (_, before, penalty) => {
    expect(penaltyOf(eur(900), policy, checkInAt, checkInAt - before)).toEqual(eur(penalty))
  })

  test('nothing where there is none', () => {
    expect(penaltyOf(eur(900), [], checkInAt, checkInAt)).toEqual(eur(0))
  })

  test('a rounded cent less, not more', () => {
    expect(penaltyOf(eur(99.99), [{ daysBefore: 1, percent: 50 }], checkInAt, checkInAt)).toEqual(eur(49.99))
  })
})

test.each([
  ['the first step that costs', policy, checkInAt - days(14)],
  ['no step that is free', [...policy, { daysBefore: 60, percent: 0 }], checkInAt - days(14)],
  ['nothing', [], undefined],
])('it is free until %s', (_, steps, until) => {
  expect(freeUntil(steps, checkInAt)).toBe(until)
})
