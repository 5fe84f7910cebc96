import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { penaltyOf } from '#stay/cancellation-policy.ts'
import { faultsOfPolicy, inOrder } from '#stay/settable-policy.ts'
import { days, eur, noon } from '#testing/a-request.ts'
import { forAll } from '#testing/property.ts'

const step = (daysBefore: number, percent: number) => ({ daysBefore, percent })

describe('the cancellation policy that a house may set', () => {
  test.each([
    ['none at all: cancelling is free', []],
    ['dearer the later it is', [step(14, 0), step(7, 50), step(3, 100)]],
    ['the same in any order', [step(3, 100), step(14, 0), step(7, 50)]],
    ['as dear as the step before', [step(7, 50), step(3, 50)]],
  ])('is %s', (_, policy) => {
    expect(faultsOfPolicy(policy)).toEqual([])
  })

  test.each([
    ['cheaper for who cancels later', [step(7, 50), step(3, 49)], [{ fault: 'costs-less', step: 1 }]],
    ['cheaper, set in the other order', [step(3, 49), step(7, 50)], [{ fault: 'costs-less', step: 0 }]],
    [
      'cheaper than a step further up',
      [step(9, 80), step(7, 50), step(3, 60)],
      [
        { fault: 'costs-less', step: 1 },
        { fault: 'costs-less', step: 2 },
      ],
    ],
    ['of two minds about one day', [step(7, 50), step(3, 100), step(7, 60)], [{ fault: 'same-days', step: 2 }]],
  ])('is not %s', (_, policy, faults) => {
    expect(faultsOfPolicy(policy)).toEqual(faults)
  })

  test('costs what its last step that has begun says', () => {
    const anyStep = fc.record({
      daysBefore: fc.integer({ min: 0, max: 30 }),
      percent: fc.integer({ min: 0, max: 100 }),
    })
    forAll([fc.array(anyStep, { maxLength: 3 }), fc.integer({ min: 0, max: 31 })], (policy, ahead) => {
      fc.pre(faultsOfPolicy(policy).length === 0)
      const last = inOrder(policy).findLast(({ daysBefore }) => daysBefore >= ahead)
      const penalty = penaltyOf(eur(100), policy, noon, noon - days(ahead))
      expect(penalty).toEqual(eur(last?.percent ?? 0))
    })
  })
})

test('a policy is read from the step that begins first', () => {
  expect(inOrder([step(3, 100), step(14, 0), step(7, 50)])).toEqual([step(14, 0), step(7, 50), step(3, 100)])
})
