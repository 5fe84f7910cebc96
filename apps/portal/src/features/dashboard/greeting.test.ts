import { expect, test } from 'vitest'
import { greetingAt } from '#features/dashboard/greeting.ts'
import { fa } from '#features/dashboard/messages.fa.ts'

// Tehran is three and a half hours ahead of UTC, all year round.
test.each([
  ['2026-11-14T00:29:00Z', 'greetingEvening'],
  ['2026-11-14T00:30:00Z', 'greetingMorning'],
  ['2026-11-14T08:29:00Z', 'greetingMorning'],
  ['2026-11-14T08:30:00Z', 'greetingNoon'],
  ['2026-11-14T12:29:00Z', 'greetingNoon'],
  ['2026-11-14T12:30:00Z', 'greetingAfternoon'],
  ['2026-11-14T15:29:00Z', 'greetingAfternoon'],
  ['2026-11-14T15:30:00Z', 'greetingEvening'],
])('at %s the greeting is %s', (now, greeting) => {
  expect(greetingAt(new Date(now))).toBe(greeting)
})

test('nobody who comes at night is wished good night, which is a farewell', () => {
  expect(fa[greetingAt(new Date('2026-11-14T00:11:00Z'))]).toBe('وقت بخیر، {name}')
})
