import { expect, it } from 'vitest'
import { day, soldDay } from '#values/days.ts'

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
