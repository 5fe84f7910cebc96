import { describe, expect, test } from 'vitest'
import { faultsOfHours } from '#request/clocks/settable-hours.ts'

const saturday = { weekday: 6, opens: '09:00', closes: '17:00' }
const thursday = { weekday: 4, opens: '09:00', closes: '13:00' }
const hours = { shifts: [saturday, thursday], answerMinutes: 120 }

describe('the hours that a house may set', () => {
  test.each([
    ['some working days, and the others closed', hours],
    ['one working day of one minute', { ...hours, shifts: [{ weekday: 7, opens: '00:00', closes: '00:01' }] }],
    ['the shortest target', { ...hours, answerMinutes: 15 }],
    ['the longest target', { ...hours, answerMinutes: 2_880 }],
  ])('are %s', (_, settable) => {
    expect(faultsOfHours(settable)).toEqual([])
  })

  test.each([
    ['a week in which nobody works', { ...hours, shifts: [] }, [{ fault: 'no-working-day' }]],
    [
      'a second shift on one day',
      { ...hours, shifts: [saturday, thursday, { ...saturday, opens: '18:00', closes: '20:00' }] },
      [{ fault: 'weekday-twice', shift: 2 }],
    ],
    [
      'a day that ends before it begins',
      { ...hours, shifts: [saturday, { ...thursday, closes: '08:59' }] },
      [{ fault: 'closes-too-early', shift: 1 }],
    ],
    [
      'a day that ends as it begins',
      { ...hours, shifts: [{ ...saturday, closes: '09:00' }] },
      [{ fault: 'closes-too-early', shift: 0 }],
    ],
    ['a target that nobody can keep', { ...hours, answerMinutes: 14 }, [{ fault: 'target-out-of-range' }]],
    ['a target that promises nothing', { ...hours, answerMinutes: 2_881 }, [{ fault: 'target-out-of-range' }]],
    [
      'all of it at once',
      { shifts: [], answerMinutes: 0 },
      [{ fault: 'no-working-day' }, { fault: 'target-out-of-range' }],
    ],
  ])('are not %s', (_, settable, faults) => {
    expect(faultsOfHours(settable)).toEqual(faults)
  })
})
