import { expect, test } from 'vitest'
import type { DeskDeadline } from '@sarai/wire/desk/requests/today.ts'
import { hour, rulerOf } from '#features/requests/today/ruler-marks.ts'

const now = Date.parse('2026-11-15T06:10:00.000Z') // 09:40 in Tehran
const dueIn = (id: number, hours: number): DeskDeadline => ({
  id,
  number: `R-${id}`,
  queue: 'unpaid',
  agency: 'Aria Sky',
  at: new Date(now + hours * hour).toISOString(),
  currency: 'EUR',
  finalPrice: 100,
})

test('the ruler begins with the full hour in Tehran and has room for twelve hours from now', () => {
  const { now: place, ticks } = rulerOf([], now)
  expect(new Date(ticks[0]!.at).toISOString()).toBe('2026-11-15T05:30:00.000Z')
  expect(ticks[0]!.place).toBe(0)
  expect(place).toBeCloseTo((100 * 40) / (13 * 60))
  expect(rulerOf([dueIn(1, 11.99)], now).marks[0]!.place).toBeLessThan(100)
})

test('labels that would lie on each other stand above each other', () => {
  const { marks } = rulerOf([dueIn(1, 1), dueIn(2, 1.2), dueIn(3, 6)], now)
  expect(marks.map(({ lane }) => lane)).toEqual([0, 1, 0])
})

test('what finds no room is counted in its hour', () => {
  const { marks, folded } = rulerOf(
    Array.from({ length: 9 }, (_, n) => dueIn(n, 2 + n / 100)),
    now,
  )
  expect(marks.length + folded.reduce((sum, { count }) => sum + count, 0)).toBe(9)
  expect(folded).toHaveLength(1)
})
