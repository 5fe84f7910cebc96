import { expect, test } from 'vitest'
import { isSeen } from '#ground/text/is-seen.ts'

const blank = ['', ' ', '\n', '\u0001', '\u00ad', '\u200b', '\u200e \u200f', '\u2060', '\ufeff', '\u2800']
// Of Hangul: written as letters, drawn as nothing.
const fillers = ['\u115f', '\u1160', '\u3164', '\uffa0']
test.each([...blank, ...fillers, blank.join(''), fillers.join(' ')])('%j says nothing', (text) => {
  expect(isSeen(text)).toBe(false)
})

test.each(['a', '\u200fالف', ' . ', '۱', '한', '\u2801'])('%j can be seen', (text) => {
  expect(isSeen(text)).toBe(true)
})
