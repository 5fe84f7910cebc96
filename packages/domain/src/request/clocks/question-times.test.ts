import { expect, test } from 'vitest'
import { questionTimes } from '#request/clocks/question-times.ts'
import { days, hours, noon } from '#testing/a-request.ts'

test('a silent hotel is reminded after two hours, called after four, and its link ends after a day', () => {
  expect(questionTimes(noon, noon + days(30))).toEqual({
    remindAt: noon + hours(2),
    callAt: noon + hours(4),
    answerBy: noon + hours(24),
  })
})

test('nobody waits for an answer once the guests are there', () => {
  expect(questionTimes(noon, noon + hours(3))).toEqual({
    remindAt: noon + hours(2),
    callAt: noon + hours(3),
    answerBy: noon + hours(3),
  })
})

test('a hotel has no longer than we have, and never less than until it is called', () => {
  expect(questionTimes(noon, noon + days(30), noon + hours(13)).answerBy).toBe(noon + hours(13))
  expect(questionTimes(noon, noon + days(30), noon + days(3)).answerBy).toBe(noon + hours(24))
  for (const due of [noon - hours(1), noon + hours(1)])
    expect(questionTimes(noon, noon + days(30), due).answerBy).toBe(noon + hours(4))
})
