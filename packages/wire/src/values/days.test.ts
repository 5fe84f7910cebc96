import { expect, it } from 'vitest'
import { day, moment, soldDay } from '#values/days.ts'

it.each([
  ['', 'required'],
  ['29 Azar', 'date'],
  ['2026-02-30', 'date'],
])('a day that reads %j is refused as %s', (typed, word) => {
  for (const schema of [day, soldDay]) expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(word)
})

it('a day that nobody sells is refused by its year', () => {
  expect(soldDay.safeParse('9999-12-31').error?.issues[0]?.message).toBe('year')
})

it('a moment is one in UTC, of a day that exists and a year that is near', () => {
  expect(moment.safeParse('2026-11-14T10:00:00.000Z').success).toBe(true)
  const wrong = ['', '2026-11-14', '2026-02-30T10:00:00.000Z', '1926-11-14T10:00:00.000Z', '2026-11-14T10:00:00+03:30']
  for (const sent of wrong) expect(moment.safeParse(sent).success).toBe(false)
})
